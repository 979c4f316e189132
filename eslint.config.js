import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { banConfigs, wordConfigs } from './tools/lint/plugin.js';

export default defineConfig(
  {
    ignores: [
      'node_modules',
      '**/dist',
      'storybook-static',
      '.cache',
      'data',
      'media',
      'tools/imagery',
      'test-results',
      'playwright-report',
      'openapi/types.ts',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-empty': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-param-reassign': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    // Programs talk to the person who started them.
    files: ['{server,tools,tests}/**/*.ts', '**/generate.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Only `var` declares a global.
    files: ['**/*.d.ts'],
    rules: { 'no-var': 'off' },
  },
  {
    files: ['{src,design-system,bridge-sdk}/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    files: ['{src,design-system,bridge-sdk}/**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // A list that scrolls sideways must be reachable by keyboard; axe asks for it.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['ul', 'ol'], roles: ['tabpanel', 'region', 'group'] }],
    },
  },
  ...banConfigs,
  ...wordConfigs,
);
