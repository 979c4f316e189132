import { vars } from '../theme/contract.css.ts';

const sized = (size: string, line: string) => ({ fontSize: size, lineHeight: line });

/** Font size and line height of each step; spread into a rule. */
export const textStep = {
  caption: sized(vars.text.captionSize, vars.text.captionLine),
  small: sized(vars.text.smallSize, vars.text.smallLine),
  body: sized(vars.text.bodySize, vars.text.bodyLine),
  lead: sized(vars.text.leadSize, vars.text.leadLine),
  h4: sized(vars.text.h4Size, vars.text.h4Line),
  h3: sized(vars.text.h3Size, vars.text.h3Line),
  h2: sized(vars.text.h2Size, vars.text.h2Line),
  h1: sized(vars.text.h1Size, vars.text.h1Line),
  priceM: sized(vars.text.priceMSize, vars.text.priceMLine),
  priceL: sized(vars.text.priceLSize, vars.text.priceLLine),
} as const;

/** The display face of the brand, for headings and prices. */
export const display = {
  fontFamily: vars.font.display,
  fontWeight: vars.font.weightMedium,
  letterSpacing: '-0.02em',
} as const;

export const truncated = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
