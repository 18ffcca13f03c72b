// @ts-check
// A replay page: the match lies in the page itself.

import { sure } from "./base/sure.js";
import { ReplayPage } from "./replay/page.js";

const data = JSON.parse(sure(document.getElementById("match")).textContent ?? "");
new ReplayPage(data, sure(document.getElementById("replay")));
