/* For trials under Wine only, whose mscms.dll lacks WcsCreateIccProfile: no screen has a colour profile. */
#define EXPORT __declspec(dllexport)
typedef void *Handle;

EXPORT Handle OpenColorProfileW(void *profile, unsigned access, unsigned share, unsigned create) { return 0; }
EXPORT int CloseColorProfile(Handle profile) { return 1; }
EXPORT Handle WcsCreateIccProfile(Handle profile, unsigned options) { return 0; }
EXPORT int GetColorProfileFromHandle(Handle profile, void *buffer, unsigned *size) { return 0; }
