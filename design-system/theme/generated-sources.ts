import { fontGroups, type ThemeName, type Token } from './token.ts';

const banner =
  '// Made from themes/tokens.json by design-system/theme/generate.ts. Change the tokens, not this file.\n';

const camel = (kebab: string) => kebab.replace(/-([a-z0-9])/g, (_, initial: string) => initial.toUpperCase());

const leafName = (token: Token) => camel(token.name.slice(token.group.length + 1));

function byGroup(tokens: readonly Token[]): [string, Token[]][] {
  const groups = new Set(tokens.map((token) => token.group));
  return [...groups].map((group) => [group, tokens.filter((token) => token.group === group)]);
}

const declarations = (tokens: readonly Token[], theme: ThemeName) =>
  tokens.map((token) => `'--lm-${token.name}': ${JSON.stringify(token[theme])}`).join(',\n');

/** Which of the two files of a theme may set a token. */
export const fileOf = (token: Token): 'ui' | 'font' => (fontGroups.includes(token.group) ? 'font' : 'ui');

export const inFile = (tokens: readonly Token[], file: 'ui' | 'font') =>
  tokens.filter((token) => token.server && fileOf(token) === file);

/** Colours of the themes are variables even where no file may set them: the night ground differs between the themes. */
const isVariable = (token: Token) => token.server || token.group === 'color';

/** The contract with stable names, and both built-in themes. */
export function contractSource(tokens: readonly Token[]): string {
  const themable = tokens.filter(isVariable);
  const contract = byGroup(themable)
    .map(([group, rows]) => `${group}: {${rows.map((row) => `${leafName(row)}: 'lm-${row.name}'`).join(',\n')}}`)
    .join(',\n');
  const changing = themable.filter((token) => token.light !== token.dark);
  return `${banner}
import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

export const vars = createGlobalThemeContract({${contract}});

const light = {${declarations(themable, 'light')}};

/** Only what differs from light, so a missing dark value cannot exist. */
const dark = {${declarations(changing, 'dark')}};

globalStyle(':root', { '@layer': { [layers.theme]: { vars: light, colorScheme: 'light' } } });
globalStyle(':root:not([data-theme])', {
  '@layer': {
    [layers.theme]: { '@media': { '(prefers-color-scheme: dark)': { vars: dark, colorScheme: 'dark' } } },
  },
});
globalStyle(':root[data-theme="dark"]', { '@layer': { [layers.theme]: { vars: dark, colorScheme: 'dark' } } });

/** The veil of a switch of themes has the ground of the theme that comes, while the page still wears the other one. */
globalStyle('[data-veil="light"]', { '@layer': { [layers.theme]: { vars: { '--lm-color-bg-page': light['--lm-color-bg-page'] } } } });
globalStyle('[data-veil="dark"]', { '@layer': { [layers.theme]: { vars: { '--lm-color-bg-page': dark['--lm-color-bg-page'] } } } });
`;
}

const scaleValue = (token: Token) =>
  token.group === 'breakpoint' || token.type === 'number' || token.type === 'ms'
    ? String(Number.parseFloat(token.light))
    : JSON.stringify(token.light);

/** The closed scales: no theme may change geometry, stacking or motion. */
export function scaleSource(tokens: readonly Token[]): string {
  const closed = tokens.filter((token) => !isVariable(token));
  const groups = byGroup(closed).map(
    ([group, rows]) =>
      `export const ${group} = {${rows.map((row) => `'${leafName(row)}': ${scaleValue(row)}`).join(',\n')}} as const;`,
  );
  return `${banner}\n${groups.join('\n\n')}\n`;
}

/** What the validator needs to know of the names a theme file may set. */
export function serverTokensSource(tokens: readonly Token[]): string {
  const rows = tokens
    .filter((token) => token.server)
    .map((token) => {
      const fields = [fileOf(token), token.type, token.light, token.dark].map((field) => JSON.stringify(field));
      return `'${token.name}': [${fields.join(',')}]`;
    });
  return `${banner}
import type { ThemeTokenName } from './token-names.ts';
import type { ThemeValueType } from './value-types.ts';

type ServerToken = readonly [file: 'ui' | 'font', type: ThemeValueType, light: string, dark: string];

export const serverTokens: Readonly<Record<string, ServerToken>> = {${rows.join(',\n')}} satisfies Record<
  ThemeTokenName,
  ServerToken
>;
`;
}

const union = (tokens: readonly Token[]) => tokens.map((token) => `| '${token.name}'`).join('\n');

/** The names a theme file may set, for the compiler. */
export function tokenNamesSource(tokens: readonly Token[]): string {
  return `${banner}
export type UiTokenName = ${union(inFile(tokens, 'ui'))};

export type FontTokenName = ${union(inFile(tokens, 'font'))};

export type ThemeTokenName = UiTokenName | FontTokenName;
`;
}

/** Changes with every name, type and built-in value: what a browser kept of a theme holds for one version only. */
export function contractVersionSource(tokens: readonly Token[], digest: (text: string) => string): string {
  const contract = tokens
    .filter((token) => token.server)
    .map(({ name, type, light, dark }) => [name, type, light, dark]);
  return `${banner}\nexport const contractVersion = '${digest(JSON.stringify(contract))}';\n`;
}

/** The JSON text of one theme file: token name without prefix -> value. */
export function themeFile(tokens: readonly Token[], theme: ThemeName, file: 'ui' | 'font'): string {
  const rows = inFile(tokens, file);
  return JSON.stringify(Object.fromEntries(rows.map((row) => [row.name, row[theme]])), null, 2);
}
