// @ts-check
// A replay page: the match lies in the page itself.

import { sure } from "./base/sure.js";
import { WalkPage } from "./walk/page.js";

const data = JSON.parse(sure(document.getElementById("match")).textContent ?? "");
new WalkPage(data, sure(document.getElementById("replay")));
