import {
  hues,
  isPlainWhite,
  lightChoices,
  plainLight,
  type ChosenLight,
  type PlainLight,
  type WhiteRange,
} from './light-choices.ts';

/** What a shopper has set a lamp to. */
export interface LightSetting {
  readonly light: ChosenLight;
  /** Brightness in percent, 0 is off. */
  readonly level: number;
}

/** What a lamp can be set to. */
export interface LightRange {
  readonly hasColours: boolean;
  readonly white: WhiteRange;
}

/** The lamp as its picture shows it. */
export const asPictured: LightSetting = { light: 'scene', level: 80 };

/** Percent between two settings of the brightness, so that settings and their pictures can be counted. */
export const levelStep = 5;
const brightest = 100;

const isLevel = (level: number): boolean => level >= 0 && level <= brightest && level % levelStep === 0;
const isWhite = (kelvin: number, { from, to }: WhiteRange): boolean => kelvin >= from && kelvin <= to;

/** A whole number as it is written, or NaN. */
const whole = (written: string | null | undefined): number =>
  written && /^(?:0|[1-9]\d{0,3})$/.test(written) ? Number(written) : Number.NaN;

/** The setting that an address carries; what the lamp cannot be set to is as pictured. */
export function readLight(query: URLSearchParams, { hasColours, white }: LightRange): LightSetting {
  const written = query.get('light');
  const kelvin = whole(written);
  const choice = lightChoices.find((each) => each === written);
  const light = hasColours ? choice : isWhite(kelvin, white) ? kelvin : undefined;
  const level = whole(query.get('level'));
  return { light: light ?? asPictured.light, level: isLevel(level) ? level : asPictured.level };
}

/** The parameters of an address that carry a setting; as pictured takes none. */
export const lightParameters = ({ light, level }: LightSetting) => ({
  light: light === asPictured.light ? undefined : String(light),
  level: level === asPictured.level ? undefined : String(level),
});

/** What the server's picture of a setting is called; undefined where it is the picture by night itself. */
export function litName({ light, level }: LightSetting, white: WhiteRange): string | undefined {
  if (light === asPictured.light && level === asPictured.level) return undefined;
  return `lit-${plainLight(light, white)}-${level}`;
}

/** The light and level of a name that `litName` can give; undefined for any other. */
export function readLitName(name: string): { readonly light: PlainLight; readonly level: number } | undefined {
  const [, written = '', percent] = /^lit-([a-z]+|\d{4})-(\d{1,3})$/.exec(name) ?? [];
  const kelvin = whole(written);
  const light = isHue(written) || written === 'scene' ? written : isPlainWhite(kelvin) ? kelvin : undefined;
  const level = whole(percent);
  return light !== undefined && isLevel(level) ? { light, level } : undefined;
}

const isHue = (name: string): name is keyof typeof hues => Object.hasOwn(hues, name);
