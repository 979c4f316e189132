import { primitive, primitiveVariants } from '../../foundations/styles.ts';
import { textStep, truncated } from '../../foundations/text-styles.ts';
import { vars } from '../../theme/contract.css.ts';

export const steps = primitiveVariants(textStep);

export const tones = primitiveVariants({
  default: { color: vars.color.fgDefault },
  muted: { color: vars.color.fgMuted },
  subtle: { color: vars.color.fgSubtle },
  brand: { color: vars.color.brandText },
  sale: { color: vars.color.saleText },
  positive: { color: vars.color.positiveText },
  caution: { color: vars.color.cautionText },
  critical: { color: vars.color.criticalText },
  info: { color: vars.color.infoText },
  inherit: { color: 'inherit' },
});

export const weights = primitiveVariants({
  regular: { fontWeight: vars.font.weightRegular },
  medium: { fontWeight: vars.font.weightMedium },
  bold: { fontWeight: vars.font.weightBold },
});

export const truncate = primitive(truncated);
export const centred = primitive({ textAlign: 'center' });
export const numbers = primitive({ fontVariantNumeric: 'tabular-nums' });
export const mono = primitive({ fontFamily: vars.font.mono, letterSpacing: 0 });
