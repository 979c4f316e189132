import { vars } from '../theme/contract.css.ts';

const night = (percent: number): string => `color-mix(in srgb, ${vars.color.bgNight} ${percent}%, transparent)`;

/**
 * The veil of night under words on a picture, as a background: at least 64 % behind all of them, which is 4.5:1 over a
 * white picture.
 * @param above the length above the words in which it fades out
 */
export const wordsVeil = (above: string): string =>
  `linear-gradient(to top, ${night(88)}, ${night(64)} calc(100% - ${above}), transparent)`;

/**
 * The veil of night behind words at the left of a picture: at least 64 % behind all of them.
 * @param wordsEnd the length from the left edge to the right end of the longest line
 */
export const veilBeside = (wordsEnd: string): string =>
  `linear-gradient(to right, ${night(88)}, ${night(64)} calc(${wordsEnd}), transparent calc(${wordsEnd} + 240px))`;

/**
 * The mask that keeps a wide picture as bright as it is beside the words.
 * @param wordsEnd the length from the left edge of the veil to the right end of the longest line
 */
export const besideWords = (wordsEnd: string): string =>
  `linear-gradient(to right, black calc(${wordsEnd}), transparent calc(${wordsEnd} + 320px))`;
