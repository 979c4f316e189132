import { contrast } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { serverTokens } from './server-tokens.ts';
import type { ThemeName } from './token.ts';
import { valuePatterns } from './value-types.ts';

/** Validated values by token name, safe to insert into a style sheet. */
export type ThemeValues = Readonly<Record<string, string>>;

export type ThemeConfigError = {
  kind: 'invalid-config';
  theme: ThemeName;
  file: 'ui' | 'font';
  message: string;
};

export type ThemeConfigResult =
  | { ok: true; values: ThemeValues; refused: readonly string[]; unknown: readonly string[] }
  | { ok: false; error: ThemeConfigError };

const longestValue = 200;
const unsafe = /[;{}<>@\\]/;

function isPlainObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function parseFile(file: 'ui' | 'font', theme: ThemeName, json: unknown): ThemeConfigResult {
  const values: Record<string, string> = {};
  const refused: string[] = [];
  const unknown: string[] = [];
  for (const [name, value] of isPlainObject(json) ? Object.entries(json) : []) {
    const token = Object.hasOwn(serverTokens, name) ? serverTokens[name] : undefined;
    if (token?.[0] !== file) unknown.push(name);
    else if (typeof value !== 'string' || value.length > longestValue || unsafe.test(value)) refused.push(name);
    else if (valuePatterns[token[1]].test(value)) values[name] = value;
    else refused.push(name);
  }
  if (Object.keys(values).length > 0) return { ok: true, values, refused, unknown };
  return invalid(theme, file, `Theme config validation failed for ${theme}`);
}

function invalid(theme: ThemeName, file: 'ui' | 'font', message: string): ThemeConfigResult {
  return { ok: false, error: { kind: 'invalid-config', theme, file, message } };
}

const builtIn = (theme: ThemeName, name: string) => serverTokens[name]?.[theme === 'light' ? 2 : 3];

/** Unreadable pairs when these values are applied over the built-in theme, as sentences; empty when all pass. */
export function unreadablePairs(theme: ThemeName, values: ThemeValues): string[] {
  const colour = (name: string) => {
    const token = `color-${name}`;
    return values[token] ?? builtIn(theme, token) ?? '';
  };
  return contrastPairs
    .filter(([foreground, background, least]) => contrast(colour(foreground), colour(background)) < least)
    .map(([foreground, background, least]) => `${foreground} on ${background} is below ${least}:1`);
}

/**
 * Parses a ui.json. A value of the wrong form is ignored and keeps its built-in value; a file without usable values or
 * with unreadable text is refused.
 */
export function parseUi(theme: ThemeName, json: unknown): ThemeConfigResult {
  const result = parseFile('ui', theme, json);
  if (!result.ok) return result;
  const [unreadable] = unreadablePairs(theme, result.values);
  return unreadable === undefined ? result : invalid(theme, 'ui', `Theme config of ${theme}: ${unreadable}`);
}

/** Parses a font.json; a family that is not bundled falls back to the next of the stack. */
export function parseFont(theme: ThemeName, json: unknown): ThemeConfigResult {
  return parseFile('font', theme, json);
}

/** The values that differ from the built-in theme. */
export function beyondBuiltIn(theme: ThemeName, values: ThemeValues): ThemeValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => builtIn(theme, name) !== value));
}
