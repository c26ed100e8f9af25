#include <brlapi.h>

// brltty's commands are macros with arguments, which Swift cannot see.
#define COMMAND(name) BRLAPI_KEY_TYPE_CMD | BRLAPI_KEY_CMD_##name
static const brlapi_keyCode_t brlRoute = COMMAND(ROUTE);
static const brlapi_keyCode_t brlWindowLeft = COMMAND(FWINLT);
static const brlapi_keyCode_t brlWindowRight = COMMAND(FWINRT);
static const brlapi_keyCode_t brlHalfLeft = COMMAND(HWINLT);
static const brlapi_keyCode_t brlHalfRight = COMMAND(HWINRT);
static const brlapi_keyCode_t brlSkipLeft = COMMAND(FWINLTSKIP);
static const brlapi_keyCode_t brlSkipRight = COMMAND(FWINRTSKIP);
static const brlapi_keyCode_t brlLineBegin = COMMAND(LNBEG);
static const brlapi_keyCode_t brlLineEnd = COMMAND(LNEND);
static const brlapi_keyCode_t brlHome = COMMAND(HOME);
static const brlapi_keyCode_t brlLineUp = COMMAND(LNUP);
static const brlapi_keyCode_t brlLineDown = COMMAND(LNDN);
static const brlapi_keyCode_t brlOtherLineUp = COMMAND(PRDIFLN);
static const brlapi_keyCode_t brlOtherLineDown = COMMAND(NXDIFLN);
static const brlapi_keyCode_t brlWindowUp = COMMAND(WINUP);
static const brlapi_keyCode_t brlWindowDown = COMMAND(WINDN);
static const brlapi_keyCode_t brlCharacterLeft = COMMAND(CHRLT);
static const brlapi_keyCode_t brlCharacterRight = COMMAND(CHRRT);
static const brlapi_keyCode_t brlTop = COMMAND(TOP);
static const brlapi_keyCode_t brlBottom = COMMAND(BOT);
static const brlapi_keyCode_t brlTopLeft = COMMAND(TOP_LEFT);
static const brlapi_keyCode_t brlBottomLeft = COMMAND(BOT_LEFT);
static const brlapi_keyCode_t brlReturn = COMMAND(RETURN);
static const brlapi_keyCode_t brlBack = COMMAND(BACK);
#undef COMMAND
