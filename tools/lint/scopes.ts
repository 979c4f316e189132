import type { OxlintOverride } from 'oxlint';
import { bannedWords } from './banned-words.js';
import { bans } from './bans.js';

const sources = [
  '{src,machines,rules,openapi,design-system,themes,bridge-sdk,server,tests,tools}/**/*.{ts,tsx}',
  './*.ts',
];

/** One scope per ban: the rule, where it holds and where it does not. */
export const banScopes: OxlintOverride[] = Object.entries(bans).map(([name, { only, except }]) => ({
  files: [...(only ?? sources)],
  excludeFiles: [...except],
  rules: { [`lampyris/${name}`]: 'error' },
}));

/** The words, everywhere; `openapi/types.ts` has the contract's names. */
export const wordScopes: OxlintOverride[] = Object.keys(bannedWords).map((name) => ({
  files: [...sources, '.storybook/**/*.{ts,tsx}'],
  excludeFiles: ['openapi/types.ts'],
  rules: { [`lampyris/word-${name}`]: 'error' },
}));
