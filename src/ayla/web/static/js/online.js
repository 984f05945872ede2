/** All that a match with somebody far away adds to the game on the board. */
import { watchClocks } from "./online-clock.js";
import { watchRematch } from "./online-end.js";
import { watchPhrases } from "./online-strip.js";

export { Matched, Rematch } from "./online-end.js";
export { InviteAgain, InviteCard } from "./online-invite.js";
export { act, hearAnswer, move, putLineDown, sayAgain, useLine } from "./online-line.js";
export { dialogs, MenuItems } from "./online-menu.js";
export { tellNews } from "./online-news.js";
export { Actions, lead, tellFar, Requests, Watchers } from "./online-requests.js";
export { Beside, Said } from "./online-strip.js";

watchClocks();
watchPhrases();
watchRematch();
