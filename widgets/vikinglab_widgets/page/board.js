// @ts-check
// The board of a match.

import { BoardPage } from "./board/page.js";
import { mounted } from "./base/widget.js";

export const widget = mounted(BoardPage);
