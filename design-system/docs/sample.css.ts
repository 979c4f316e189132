import { style, styleVariants } from '@vanilla-extract/css';
import { textStep } from '../foundations/text-styles.ts';
import { vars } from '../theme/contract.css.ts';

const box = style({
  display: 'block',
  width: 72,
  height: 44,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgRaised,
});
const boxed = (boxShadow: string) => [box, { boxShadow }];
const written = { color: vars.color.fgDefault, whiteSpace: 'nowrap' } as const;

/** A sample of a token in the current theme, by its name; geometry is drawn. */
export const samples: Readonly<Record<string, string>> = styleVariants({
  'elevation-1': boxed(vars.elevation[1]),
  'elevation-2': boxed(vars.elevation[2]),
  'elevation-3': boxed(vars.elevation[3]),
  'elevation-4': boxed(vars.elevation[4]),
  'glow-brand': boxed(vars.glow.brand),
  'gradient-dusk': [box, { backgroundImage: vars.gradient.dusk }],
  'font-display': { ...written, fontFamily: vars.font.display, ...textStep.h4 },
  'font-text': { ...written, fontFamily: vars.font.text, ...textStep.h4 },
  'font-mono': { ...written, fontFamily: vars.font.mono, ...textStep.h4 },
  'font-weight-regular': { ...written, ...textStep.h4, fontWeight: vars.font.weightRegular },
  'font-weight-medium': { ...written, ...textStep.h4, fontWeight: vars.font.weightMedium },
  'font-weight-bold': { ...written, ...textStep.h4, fontWeight: vars.font.weightBold },
  'text-caption-size': { ...written, ...textStep.caption },
  'text-small-size': { ...written, ...textStep.small },
  'text-body-size': { ...written, ...textStep.body },
  'text-lead-size': { ...written, ...textStep.lead },
  'text-h4-size': { ...written, ...textStep.h4, fontFamily: vars.font.display },
  'text-h3-size': { ...written, ...textStep.h3, fontFamily: vars.font.display },
  'text-h2-size': { ...written, ...textStep.h2, fontFamily: vars.font.display },
  'text-h1-size': { ...written, ...textStep.h1, fontFamily: vars.font.display },
  'text-price-m-size': { ...written, ...textStep.priceM, fontFamily: vars.font.display },
  'text-price-l-size': { ...written, ...textStep.priceL, fontFamily: vars.font.display },
});

export const drawn = style({ fill: vars.color.brandSoft, stroke: vars.color.brandText });
export const measured = style({ fill: vars.color.brandBg });
