#include <libxml/xmlversion.h>

// libxml2 may have been built with ICU, whose headers are not those of the ICU in Swift's Foundation: a program cannot
// import both. Only converters of encodings have a field of ICU's, and none is used here.
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
