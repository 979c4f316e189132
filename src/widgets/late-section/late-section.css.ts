import { pattern } from '#design-system/foundations/styles.ts';
import { from, onPaper } from '#design-system/foundations/media.ts';
import { space } from '#design-system/theme/scale.ts';

/** A section with nothing in it takes no place between its neighbours. */
export const section = pattern({ selectors: { '&:empty': { display: 'none' } } });

/** @param narrow about how high it is on a phone, @param wide on a laptop, so that the scroll bar hardly moves */
const notNear = (narrow: number, wide: number) =>
  `${section} ${pattern({
    contentVisibility: 'auto',
    containIntrinsicHeight: `auto ${narrow}px`,
    // Shadows, and rows that reach the edges of a narrow screen, are not cut off.
    overflowClipMargin: space[7],
    '@media': {
      [from.l]: { containIntrinsicHeight: `auto ${wide}px` },
      [onPaper]: { contentVisibility: 'visible' },
    },
  })}`;

/** Until somebody comes near, the browser does not lay out what is inside; it can be found and focused. By what it holds. */
export const waiting = {
  pictures: notNear(104, 180),
  rail: notNear(380, 530),
  scene: notNear(540, 580),
  split: notNear(680, 520),
  light: notNear(860, 680),
  productGrid: notNear(1340, 880),
  questions: notNear(640, 520),
  productQuestions: notNear(280, 210),
  tiles: notNear(290, 360),
  promises: notNear(520, 360),
  story: notNear(800, 900),
  longStory: notNear(1450, 1680),
  specs: notNear(1350, 680),
  reviews: notNear(1410, 980),
  footer: notNear(830, 395),
} as const;
