// A replay page: the match lies in the page itself.

import { WalkPage } from "./walk/page.js";

const data = JSON.parse(document.getElementById("match").textContent);
new WalkPage(data, document.getElementById("replay"));
