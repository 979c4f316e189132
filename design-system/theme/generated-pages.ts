import { fileOf, inFile } from './generated-sources.ts';
import type { Token } from './token.ts';
import { valuePatterns, type ThemeValueType } from './value-types.ts';

const isValueType = (type: string): type is ThemeValueType => Object.hasOwn(valuePatterns, type);

const title = { ui: 'Colours, shadows, corners and festival pictures', font: 'Families, weights and sizes of text' };

/** JSON Schema (draft 2020-12) of one theme file. Names it does not know are allowed and have no effect, as in the shop. */
export function themeSchema(tokens: readonly Token[], file: 'ui' | 'font'): string {
  const rows = inFile(tokens, file);
  const types = [...new Set(rows.map(({ type }) => type))].filter(isValueType);
  return JSON.stringify({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `${title[file]} of a theme of Lampyris`,
    type: 'object',
    minProperties: 1,
    properties: Object.fromEntries(
      rows.map(({ name, type, description, light, dark }) => [
        name,
        { $ref: `#/$defs/${type}`, description, examples: [...new Set([light, dark])] },
      ]),
    ),
    $defs: Object.fromEntries(
      types.map((type) => [type, { type: 'string', maxLength: 200, pattern: valuePatterns[type].source }]),
    ),
  });
}

const cell = (text: string) => text.replaceAll('|', '\\|');
const code = (text: string) => `\`${cell(text)}\``;

/** The page about every token: what it is for, by day, by night, and who may change it. */
export function tokenPage(tokens: readonly Token[]): string {
  const groups = [...new Set(tokens.map(({ group }) => group))].map((group) => {
    const rows = tokens
      .filter((token) => token.group === group)
      .map((token) => {
        const dark = token.dark === token.light ? 'the same' : code(token.dark);
        const home = token.server ? `${fileOf(token)}.json` : '–';
        return `| ${code(token.name)} | ${code(token.light)} | ${dark} | ${home} | ${cell(token.description)} |`;
      });
    return `## ${group}\n\n| Token | Light | Dark | Set in | What it is for |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}`;
  });
  return `# Tokens

Made from [themes/tokens.json](../themes/tokens.json) by \`npm run generate\`. A token that is set in \`ui.json\` or
\`font.json\` is the custom property \`--lm-\` + its name in the page; the others are closed: no theme may change geometry,
stacking, motion, the night ground (a custom property as well) or the colours of a law. [themes.md](themes.md) says how a theme is changed.

${groups.join('\n\n')}
`;
}
