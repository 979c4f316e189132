import path from 'node:path';
import { bannedWords } from './banned-words.js';
import { bans } from './bans.js';
import { declaredNames, kebab } from './declared-names.js';

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

function ruleOfWord({ banned, instead, free = [], variables = false }) {
  const refused = ({ name, variable }) => (variable || !variables) && banned.test(kebab(name)) && !free.includes(name);
  return {
    meta: { type: 'problem', schema: [], messages: { word: `'{{name}}': say ${instead} (docs/glossary.md).` } },
    create({ cwd, filename, report, sourceCode }) {
      return {
        Program(node) {
          const names = path.relative(cwd, filename).split(path.sep);
          const paths = variables
            ? []
            : names.map((name) => ({ node, name: name.replace(/\..*$/, ''), variable: false }));
          for (const found of [...paths, ...declaredNames(sourceCode)].filter(refused)) {
            report({ node: found.node, messageId: 'word', data: { name: found.name } });
          }
        },
      };
    },
  };
}

const wordRules = Object.entries(bannedWords).map(([name, row]) => [`word-${name}`, ruleOfWord(row)]);

export default {
  meta: { name: 'lampyris' },
  rules: Object.fromEntries([...Object.entries(bans).map(([name, ban]) => [name, ruleOf(ban)]), ...wordRules]),
};
