import js from "@eslint/js";

const BROWSER = [
  "Blob",
  "CSS",
  "CustomEvent",
  "Element",
  "Event",
  "FormData",
  "HTMLSelectElement",
  "IntersectionObserver",
  "Intl",
  "MutationObserver",
  "Node",
  "PointerEvent",
  "ResizeObserver",
  "URL",
  "addEventListener",
  "cancelAnimationFrame",
  "clearInterval",
  "clearTimeout",
  "crypto",
  "dispatchEvent",
  "document",
  "fetch",
  "getComputedStyle",
  "globalThis",
  "history",
  "location",
  "matchMedia",
  "navigator",
  "requestAnimationFrame",
  "sessionStorage",
  "setInterval",
  "setTimeout",
  "window",
];

export default [
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
    files: ["vikinglab_widgets/page/**/*.js", "vikinglab_widgets/share/**/*.js"],
    languageOptions: { globals: Object.fromEntries(BROWSER.map((name) => [name, "readonly"])) },
    rules: { "no-restricted-properties": ["error", { property: "innerHTML", message: "No HTML from outside." }] },
  },
  {
    files: ["tests/**/*.js"],
    languageOptions: {
      globals: Object.fromEntries(
        ["Buffer", "EventTarget", "URL", "document", "navigator", "process"].map((name) => [name, "readonly"]),
      ),
    },
  },
];
