import js from "@eslint/js";

const BROWSER = [
  "Blob",
  "CustomEvent",
  "Event",
  "HTMLSelectElement",
  "Intl",
  "MutationObserver",
  "URL",
  "cancelAnimationFrame",
  "clearInterval",
  "clearTimeout",
  "crypto",
  "document",
  "globalThis",
  "location",
  "navigator",
  "requestAnimationFrame",
  "setInterval",
  "setTimeout",
  "window",
];

export default [
  { ignores: ["vikinglab_widgets/share/"] },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "no-var": "error",
      "prefer-const": "error",
    },
  },
  {
    files: ["vikinglab_widgets/page/**/*.js"],
    languageOptions: { globals: Object.fromEntries(BROWSER.map((name) => [name, "readonly"])) },
    rules: { "no-restricted-properties": ["error", { property: "innerHTML", message: "No HTML from outside." }] },
  },
  {
    files: ["tests/**/*.js"],
    languageOptions: {
      globals: Object.fromEntries(
        ["EventTarget", "document", "navigator", "process"].map((name) => [name, "readonly"]),
      ),
    },
  },
];
