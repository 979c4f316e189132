import { component, componentVariants } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  paddingInline: 10,
  borderRadius: vars.radius.full,
  fontSize: vars.text.captionSize,
  fontWeight: vars.font.weightMedium,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  border: '1px solid transparent',
});

export const tones = componentVariants({
  neutral: { backgroundColor: vars.color.bgSunken, color: vars.color.fgMuted },
  inverse: { backgroundColor: vars.color.bgInverse, color: vars.color.fgInverse },
  brand: { backgroundColor: vars.color.brandSoft, color: vars.color.brandSoftFg },
  sale: { backgroundColor: vars.color.saleBg, color: vars.color.saleFg },
  positive: { backgroundColor: vars.color.positiveSoft, color: vars.color.positiveSoftFg },
  caution: { backgroundColor: vars.color.cautionSoft, color: vars.color.cautionSoftFg },
  critical: { backgroundColor: vars.color.criticalSoft, color: vars.color.criticalSoftFg },
  info: { backgroundColor: vars.color.infoSoft, color: vars.color.infoSoftFg },
});

export const tag = component({ borderRadius: vars.radius.xs, paddingInline: 8 });
