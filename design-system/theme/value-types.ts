/** The allowed form of theme values; each type has one check in validate.ts. */
export type ThemeValueType = 'color' | 'shadow' | 'gradient' | 'skin' | 'length' | 'font' | 'weight' | 'size' | 'line';

const hex = '#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})';
const channel = String.raw`\d{1,3}`;
const alpha = String.raw`(?:0|1|0?\.\d{1,3}|\d{1,3}%)`;
const rgb = String.raw`rgba?\(\s*(?:${channel}\s*,\s*${channel}\s*,\s*${channel}(?:\s*,\s*${alpha})?|${channel}\s+${channel}\s+${channel}(?:\s*/\s*${alpha})?)\s*\)`;
const colour = `(?:${hex}|${rgb})`;
const plain = String.raw`\d{1,3}(?:\.\d{1,3})?(?:px|rem)|0`;
const length = `(?:-?(?:${plain}))`;
const blur = `(?:${plain})`;
const shadow = `(?:inset )?${length} ${length}(?: ${blur}(?: ${length})?)? ${colour}`;
const stop = String.raw`${colour}(?: \d{1,3}%)?`;
/** CSS-wide keywords are not font families. */
const fontName = String.raw`(?:'[A-Za-z0-9 ]{1,40}'|(?!(?:inherit|initial|unset|revert|default)\b)[A-Za-z][A-Za-z-]{1,30})`;
/** Text below 10 px is unreadable. */
const pixels = String.raw`[1-9]\d`;
const rem = String.raw`(?:0\.(?:62[5-9]\d?|6[3-9]\d{0,2}|[7-9]\d{0,3})|[1-9](?:\.\d{1,4})?)`;
const viewport = String.raw`\d(?:\.\d{1,4})?`;

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`);

/**
 * One pattern per type, no wider than CSS itself: an accepted value needs no escaping, and is valid wherever its token is
 * used. Without flags, because JSON Schema has none.
 */
export const valuePatterns: Readonly<Record<ThemeValueType, RegExp>> = {
  color: whole(colour),
  shadow: whole(`none|${shadow}(?:, ?${shadow}){0,3}`),
  gradient: whole(String.raw`none|linear-gradient\(\d{1,3}deg(?:, ?${stop}){2,5}\)`),
  skin: whole(String.raw`none|url\(/skins/[a-z0-9-]{1,40}/(?:light|dark)/[a-z]{1,20}\.(?:avif|svg)\)`),
  length: whole(String.raw`\d{1,3}px|0`),
  font: whole(`${fontName}(?:, ?${fontName}){0,7}`),
  weight: whole(String.raw`[1-9]\d{2}`),
  size: whole(String.raw`${pixels}px|${rem}rem|clamp\(${rem}rem, ${rem}rem \+ ${viewport}vw, ${rem}rem\)`),
  line: whole(String.raw`${pixels}\d?px|${rem}rem|[12](?:\.\d{1,2})?`),
};
