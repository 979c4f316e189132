/** A place on earth, in degrees; north and east are positive. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** The sun of one day, epoch ms. Where it stays up or down all day, `up` says which. */
export type SunOfDay = { readonly rise: number; readonly set: number } | { readonly up: boolean };

const dayMs = 86_400_000;
const minuteMs = 60_000;
const radians = Math.PI / 180;
/** The upper edge of the sun on the horizon, with the refraction of the air, in degrees. */
const horizon = -0.833;

/** The sun at noon of a day: how far it is from the equator, in radians, and how far the sundial is ahead, in minutes. */
function sunAt(dayOfYear: number): { declination: number; ahead: number } {
  const turn = (2 * Math.PI * (dayOfYear - 0.5)) / 365.25;
  const declination =
    0.006918 -
    0.399912 * Math.cos(turn) +
    0.070257 * Math.sin(turn) -
    0.006758 * Math.cos(2 * turn) +
    0.000907 * Math.sin(2 * turn) -
    0.002697 * Math.cos(3 * turn) +
    0.00148 * Math.sin(3 * turn);
  const ahead =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(turn) -
      0.032077 * Math.sin(turn) -
      0.014615 * Math.cos(2 * turn) -
      0.040849 * Math.sin(2 * turn));
  return { declination, ahead };
}

/**
 * Sunrise and sunset, right to a few minutes between the polar circles. Source of the series: NOAA, General Solar Position
 * Calculations.
 * @param day the calendar day of the place, as the epoch ms of its midnight in UTC
 */
export function sunOfDay({ latitude, longitude }: Place, day: number): SunOfDay {
  const firstDay = Date.UTC(new Date(day).getUTCFullYear(), 0, 1);
  const { declination, ahead } = sunAt((day - firstDay) / dayMs + 1);
  const phi = latitude * radians;
  const cosine =
    Math.sin(horizon * radians) / (Math.cos(phi) * Math.cos(declination)) - Math.tan(phi) * Math.tan(declination);
  if (Math.abs(cosine) > 1) return { up: cosine < 0 };
  const half = Math.acos(cosine) / radians;
  const at = (degrees: number) => day + (720 - 4 * (longitude + degrees) - ahead) * minuteMs;
  return { rise: at(half), set: at(-half) };
}

export type HourOfDay = 'MORNING' | 'NOON' | 'GOLDEN' | 'EVENING' | 'NIGHT';

const hourMs = 60 * minuteMs;
/** How long after sunrise it is morning, before sunset golden, and after sunset evening. */
const morning = 3 * hourMs;
const golden = hourMs;
const evening = 4 * hourMs;

/** How a room looks by daylight or lamp at a moment of the day that `sun` belongs to. */
export function hourOfDay(now: number, sun: SunOfDay): HourOfDay {
  if ('up' in sun) return sun.up ? 'NOON' : 'EVENING';
  if (now < sun.rise || now >= sun.set + evening) return 'NIGHT';
  if (now >= sun.set) return 'EVENING';
  if (now >= sun.set - golden) return 'GOLDEN';
  return now < sun.rise + morning ? 'MORNING' : 'NOON';
}
