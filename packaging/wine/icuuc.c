/* For trials under Wine only, which has no icuuc.dll as Windows 10 does: every converter is refused, Qt goes on without. */
#include <stdint.h>

#define EXPORT __declspec(dllexport)
enum { UNSUPPORTED = 16 };

static void refuse(int *error) {
    if (error)
        *error = UNSUPPORTED;
}

EXPORT void *ucnv_open(const char *name, int *error) { refuse(error); return 0; }
EXPORT void ucnv_close(void *converter) {}
EXPORT void ucnv_reset(void *converter) {}
EXPORT int8_t ucnv_getMaxCharSize(void *converter) { return 1; }
EXPORT int ucnv_countAvailable(void) { return 0; }
EXPORT const char *ucnv_getAvailableName(int number) { return 0; }
EXPORT const char *ucnv_getName(void *converter, int *error) { refuse(error); return 0; }
EXPORT const char *ucnv_getStandardName(const char *name, const char *standard, int *error) { refuse(error); return 0; }
EXPORT int ucnv_toUCountPending(void *converter, int *error) { refuse(error); return 0; }
EXPORT int ucnv_fromUCountPending(void *converter, int *error) { refuse(error); return 0; }
EXPORT void ucnv_getToUCallBack(void *converter, void *action, void *context) {}
EXPORT void ucnv_getFromUCallBack(void *converter, void *action, void *context) {}
EXPORT void ucnv_setToUCallBack(void *c, void *a, void *b, void *d, void *f, int *error) { refuse(error); }
EXPORT void ucnv_setFromUCallBack(void *c, void *a, void *b, void *d, void *f, int *error) { refuse(error); }
EXPORT void ucnv_cbToUWriteUChars(void *arguments, void *source, int length, int offset, int *error) { refuse(error); }
EXPORT void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {}
EXPORT void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {}
EXPORT void ucnv_toUnicode(void *c, void *t, void *l, void *s, void *e, void *o, int flush, int *error) { refuse(error); }
EXPORT void ucnv_fromUnicode(void *c, void *t, void *l, void *s, void *e, void *o, int flush, int *error) { refuse(error); }
