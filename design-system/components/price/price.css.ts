import { component, componentVariants } from '../../foundations/styles.ts';
import { display, textStep } from '../../foundations/text-styles.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = component({
  display: 'inline-flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: 8,
  fontVariantNumeric: 'tabular-nums',
});

export const now = component({ ...display, letterSpacing: '-0.015em', color: vars.color.fgDefault });
export const lowered = component({ color: vars.color.saleText });

export const sizes = componentVariants({
  s: { fontSize: vars.text.bodySize, lineHeight: vars.text.bodyLine },
  m: textStep.priceM,
  l: textStep.priceL,
});

export const prefix = component({
  marginInlineEnd: '0.3em',
  fontFamily: vars.font.text,
  fontSize: vars.text.smallSize,
  fontWeight: vars.font.weightRegular,
  letterSpacing: 0,
  color: vars.color.fgMuted,
});

export const was = component({ color: vars.color.fgSubtle, fontSize: vars.text.smallSize });
