// Data that pytest makes of real matches: tests/page/test_page.py names its folder in PAGE, and runs these files.

import { readFile } from "node:fs/promises";

/** What pytest wrote under a name. */
export const json = async (name) => JSON.parse(await readFile(`${process.env.PAGE}/${name}.json`, "utf-8"));

/** Skips a test that needs this data where somebody runs the files by hand. */
export const fromPytest = { skip: process.env.PAGE ? false : "pytest makes its data: pytest tests/page/test_page.py" };
