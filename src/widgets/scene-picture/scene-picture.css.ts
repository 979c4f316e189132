import { globalStyle } from '@vanilla-extract/css';
import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { layers } from '#design-system/theme/layers.css.ts';

export const shapes = {
  square: pattern({ aspectRatio: '1' }),
  /** One step of a process. */
  step: pattern({ aspectRatio: '3 / 2' }),
  /** At the head of a page of words. */
  low: pattern({ aspectRatio: '16 / 9' }),
  /** A step on a phone, upright beside a list on a wide screen. */
  upright: pattern({ aspectRatio: '3 / 2', '@media': { [from.l]: { aspectRatio: '4 / 5' } } }),
  /** From column 1 to column 12. */
  band: pattern({ aspectRatio: '16 / 9', '@media': { [from.l]: { aspectRatio: '21 / 9' } } }),
  /** The middle of a wide picture, as wide as a band. */
  strip: pattern({ height: '120px', '@media': { [from.xxl]: { height: '144px' } } }),
};

/** The light beside the carton stays whole where the sides are cut off. */
globalStyle(`${shapes.upright} img`, { '@layer': { [layers.patterns]: { objectPosition: 'left' } } });
