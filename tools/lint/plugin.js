import { bans } from './bans.js';

const sources = [
  '{src,machines,rules,openapi,design-system,themes,bridge-sdk,server,tests,tools}/**/*.{ts,tsx}',
  '*.ts',
];

function ruleOf({ reason, globals = [], selectors }) {
  return {
    meta: { type: 'problem', schema: [], messages: { ban: reason } },
    create(context) {
      const refuse = (node) => context.report({ node, messageId: 'ban' });
      return {
        ...Object.fromEntries(selectors.map((selector) => [selector, refuse])),
        Program(program) {
          // `through` holds the references no scope of the file declares.
          for (const { identifier } of context.sourceCode.getScope(program).through) {
            // `typeof fetch` in a type asks for nothing.
            if (globals.includes(identifier.name) && identifier.parent.type !== 'TSTypeQuery') refuse(identifier);
          }
        },
      };
    },
  };
}

const plugin = { rules: Object.fromEntries(Object.entries(bans).map(([name, ban]) => [name, ruleOf(ban)])) };

/** One configuration block per ban: the rule, where it holds and where it does not. */
export const banConfigs = Object.entries(bans).map(([name, { only, except }]) => ({
  name: `lampyris/${name}`,
  files: only ?? sources,
  ignores: except,
  plugins: { lampyris: plugin },
  rules: { [`lampyris/${name}`]: 'error' },
}));
