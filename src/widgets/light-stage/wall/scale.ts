import type { Site } from '#rules/markets.ts';
import type { WallPlace } from '#rules/wall-light.ts';

/** A point of a picture, in parts of its width and height. */
export type Point = Pick<WallPlace, 'x' | 'y'>;

/** A line of a known length on a photograph. */
export interface ScaleMark {
  readonly ends: readonly [Point, Point];
  readonly mm: number;
}

interface Ruler {
  /** Millimetres of one step. */
  readonly step: number;
  /** Steps. */
  readonly from: number;
  readonly to: number;
  /** As high as a door of the market, in steps. */
  readonly usual: number;
}

const inch = 25.4;
const inchesOfFoot = 12;
const metric: Ruler = { step: 10, from: 10, to: 400, usual: 200 };
const imperial: Ruler = { step: inch, from: 4, to: 156, usual: 80 };

/** What lengths are set and told with: centimetres, or feet and inches where a market measures with these. */
export const rulerOf = (site: Site): Ruler => (site === 'US' || site === 'CA' ? imperial : metric);

/** A length as a market tells it: '74 cm', '2.03 m', '29 in', '6 ft 8 in'. @param mm millimetres */
export function lengthText(mm: number, site: Site): string {
  const { step } = rulerOf(site);
  const steps = Math.round(mm / step);
  if (step !== inch) return steps < 100 ? `${steps} cm` : `${(steps / 100).toFixed(2)} m`;
  const [feet, inches] = [Math.floor(steps / inchesOfFoot), steps % inchesOfFoot];
  if (feet === 0) return `${inches} in`;
  return inches === 0 ? `${feet} ft` : `${feet} ft ${inches} in`;
}

/**
 * How large a lamp stands in a picture where a line of it has a known length.
 * @param sideMm millimetres of the square that the lamp lies in
 * @param picture width and height in one unit
 * @returns the side of its square in parts of the shorter side of the picture; undefined for a line without a length
 */
export function sideByMark(
  { ends: [one, other], mm }: ScaleMark,
  sideMm: number,
  { width, height }: { readonly width: number; readonly height: number },
): number | undefined {
  const length = Math.hypot((one.x - other.x) * width, (one.y - other.y) * height);
  return length === 0 ? undefined : ((sideMm / mm) * length) / Math.min(width, height);
}

/** A line to begin with, as high as a door in a room that was photographed from its middle. */
export const firstMark = (site: Site): ScaleMark => {
  const { usual, step } = rulerOf(site);
  return {
    ends: [
      { x: 0.2, y: 0.2 },
      { x: 0.2, y: 0.8 },
    ],
    mm: usual * step,
  };
};
