// Beside svelte-check and tsc: promises that nobody waits for, dead or doubled code, and Svelte's own traps.
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["test-results", "**/*.gen.ts"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { files: ["src/**"], languageOptions: { globals: globals.browser } },
  { files: ["*.js", "*.mjs", "*.ts"], languageOptions: { globals: globals.node } },
  {
    files: ["src/**/*.ts"],
    ignores: ["src/**/*.svelte.ts"],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  },
  {
    // Components export types that only Svelte's compiler resolves: rules that need types are left to svelte-check.
    files: ["src/**/*.svelte", "src/**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      "svelte/no-useless-mustaches": "off", // {" "} is how Svelte keeps a space at the end of a block
    },
  },
);
