import { size, space } from '../theme/scale.ts';
import { from } from './media.ts';

/** What the page, the bar on top and the footer keep free at both sides: 16, 24 and 40 px, and 80 where the page is 1600 wide. */
export const pageMargins = {
  paddingInline: space[5],
  '@media': { [from.m]: { paddingInline: space[7] }, [from.l]: { paddingInline: space[9] } },
} as const;

/** The content at its widest, with its margins. */
export const widest = `calc(${size.contentWide} + 2 * ${space[9]})`;
