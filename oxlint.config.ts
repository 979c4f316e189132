import { defineConfig } from 'oxlint';
import { banScopes, wordScopes } from './tools/lint/scopes.ts';

const errors = (plugin: string, ...rules: string[]) =>
  Object.fromEntries(rules.map((rule) => [`${plugin}/${rule}`, 'error' as const]));

/** What a mouse or a key does with an element. */
const pressed = ['onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'];

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: ['./tools/lint/plugin.js'],
  categories: { correctness: 'off' },
  options: { typeAware: true, typeCheck: true, respectEslintDisableDirectives: false },
  // A copy of the project may have a link there, which .gitignore does not mean.
  ignorePatterns: ['node_modules', '/tools/imagery'],
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        eqeqeq: 'error',
        'no-console': 'error',
        'no-empty': 'error',
        'no-eval': 'error',
        'no-param-reassign': 'error',
        'no-var': 'error',
        'prefer-const': 'error',
        'typescript/await-thenable': 'error',
        'typescript/ban-ts-comment': 'error',
        'typescript/consistent-type-imports': 'error',
        'typescript/no-explicit-any': 'error',
        'typescript/no-floating-promises': 'error',
        'typescript/no-implied-eval': 'error',
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        'typescript/no-non-null-assertion': 'error',
        'typescript/no-unnecessary-type-assertion': 'error',
        'typescript/only-throw-error': 'error',
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
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
      rules: errors(
        'react',
        'error-boundaries',
        'exhaustive-deps',
        'globals',
        'immutability',
        'incompatible-library',
        'preserve-manual-memoization',
        'purity',
        'refs',
        'rules-of-hooks',
        'set-state-in-effect',
        'set-state-in-render',
        'static-components',
        'unsupported-syntax',
        'use-memo',
      ),
    },
    {
      files: ['{src,design-system,bridge-sdk}/**/*.tsx'],
      rules: {
        ...errors(
          'jsx-a11y',
          'alt-text',
          'anchor-has-content',
          'anchor-is-valid',
          'aria-activedescendant-has-tabindex',
          'aria-props',
          'aria-proptypes',
          'aria-role',
          'aria-unsupported-elements',
          'autocomplete-valid',
          'click-events-have-key-events',
          'heading-has-content',
          'html-has-lang',
          'iframe-has-title',
          'img-redundant-alt',
          'label-has-associated-control',
          'media-has-caption',
          'mouse-events-have-key-events',
          'no-access-key',
          'no-autofocus',
          'no-distracting-elements',
          'no-redundant-roles',
          'role-has-required-aria-props',
          'role-supports-aria-props',
          'scope',
          'tabindex-no-positive',
        ),
        'jsx-a11y/interactive-supports-focus': [
          'error',
          { tabbable: ['button', 'checkbox', 'link', 'searchbox', 'spinbutton', 'switch', 'textbox'] },
        ],
        'jsx-a11y/no-interactive-element-to-noninteractive-role': [
          'error',
          { tr: ['none', 'presentation'], canvas: ['img'] },
        ],
        'jsx-a11y/no-noninteractive-element-interactions': [
          'error',
          {
            handlers: ['onClick', 'onError', 'onLoad', ...pressed],
            alert: ['onKeyUp', 'onKeyDown', 'onKeyPress'],
            body: ['onError', 'onLoad'],
            dialog: ['onKeyUp', 'onKeyDown', 'onKeyPress'],
            iframe: ['onError', 'onLoad'],
            img: ['onError', 'onLoad'],
          },
        ],
        'jsx-a11y/no-noninteractive-element-to-interactive-role': [
          'error',
          {
            ul: ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'],
            ol: ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'],
            li: ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'row', 'tab', 'treeitem'],
            table: ['grid'],
            td: ['gridcell'],
            fieldset: ['radiogroup', 'presentation'],
          },
        ],
        'jsx-a11y/no-static-element-interactions': [
          'error',
          { allowExpressionValues: true, handlers: ['onClick', ...pressed] },
        ],
        // A list that scrolls sideways must be reachable by keyboard; axe asks for it.
        'jsx-a11y/no-noninteractive-tabindex': [
          'error',
          { tags: ['ul', 'ol'], roles: ['tabpanel', 'region', 'group'] },
        ],
      },
    },
    {
      // It runs the script that stands in the head of a page as text.
      files: ['design-system/theme/head-script.test.tsx'],
      rules: { 'typescript/no-implied-eval': 'off' },
    },
    {
      // The linter does not know that a checkbox says by itself whether it is checked (oxc-project/oxc#24838).
      files: ['design-system/components/switch/switch.tsx'],
      rules: { 'jsx-a11y/role-has-required-aria-props': 'off' },
    },
    ...banScopes,
    ...wordScopes,
  ],
});
