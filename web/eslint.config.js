import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist', 'gen', 'node_modules', 'e2e/artifacts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // The compiler reports names that are not defined, types included.
      'no-undef': 'off',
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { excludedRunes: ['$props', '$derived', '$bindable'], destructuring: 'all' }],
      // Caches are plain maps on purpose: nothing on the page depends on them.
      'svelte/prefer-svelte-reactivity': 'off',
      // Only src/trusted.ts makes markup, and it refuses everything but shapes.
      'svelte/no-at-html-tags': 'off',
      // A space in braces stays where the formatter breaks a line.
      'svelte/no-useless-mustaches': 'off',
      // svelte-check knows which comments are needed.
      'svelte/no-unused-svelte-ignore': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
);
