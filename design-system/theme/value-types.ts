/** What a value of a theme file may look like; each type has one check in validate.ts. */
export type ThemeValueType = 'color' | 'shadow' | 'gradient' | 'skin' | 'length' | 'font' | 'weight' | 'size' | 'line';

const colour = String.raw`#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|rgba?\(\s*\d{1,3}(?:\s*,\s*|\s+)\d{1,3}(?:\s*,\s*|\s+)\d{1,3}(?:\s*[,/]\s*(?:0|1|0?\.\d{1,3}|\d{1,3}%))?\s*\)`;
const length = String.raw`-?\d{1,3}(?:\.\d{1,3})?(?:px|rem)|0`;
const shadow = String.raw`(?:inset )?(?:${length})(?: (?:${length})){1,3} (?:${colour})`;
const stop = String.raw`(?:${colour})(?: \d{1,3}%)?`;
const fontName = String.raw`'[A-Za-z0-9 ]{1,40}'|[A-Za-z][A-Za-z-]{1,30}`;
const rem = String.raw`\d{1,2}(?:\.\d{1,4})?`;

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'i');

/** One pattern per type; whatever does not match is refused, so nothing has to be escaped later. */
export const valuePatterns: Readonly<Record<ThemeValueType, RegExp>> = {
  color: whole(colour),
  shadow: whole(`none|${shadow}(?:, ?${shadow}){0,3}`),
  gradient: whole(String.raw`none|linear-gradient\(\d{1,3}deg(?:, ?${stop}){2,5}\)`),
  skin: whole(String.raw`none|url\(/skins/[a-z0-9-]{1,40}/(?:light|dark)/[a-z]{1,20}\.avif\)`),
  length: whole(String.raw`\d{1,3}px|0`),
  font: whole(`(?:${fontName})(?:, ?(?:${fontName})){0,7}`),
  weight: whole(String.raw`[1-9]\d{2}`),
  size: whole(String.raw`\d{1,2}px|${rem}rem|clamp\(${rem}rem, ${rem}rem \+ ${rem}vw, ${rem}rem\)`),
  line: whole(String.raw`\d{1,3}px|${rem}rem|[12](?:\.\d{1,2})?`),
};
