import { component, componentVariants } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  paddingInline: 8,
  borderRadius: vars.radius.xs,
  fontSize: vars.text.captionSize,
  fontWeight: vars.font.weightMedium,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  border: '1px solid transparent',
});

export const tones = componentVariants({
  neutral: { backgroundColor: vars.color.bgSunken, color: vars.color.fgMuted },
  inverse: { backgroundColor: vars.color.bgInverse, color: vars.color.fgInverse },
  /** What is ours, said by an outline: amber means lit or buy. */
  brand: { borderColor: vars.color.borderStrong, color: vars.color.fgDefault },
  sale: { backgroundColor: vars.color.saleBg, color: vars.color.saleFg },
  positive: { backgroundColor: vars.color.positiveSoft, color: vars.color.positiveSoftFg },
  caution: { backgroundColor: vars.color.cautionSoft, color: vars.color.cautionSoftFg },
  critical: { backgroundColor: vars.color.criticalSoft, color: vars.color.criticalSoftFg },
  info: { backgroundColor: vars.color.infoSoft, color: vars.color.infoSoftFg },
});

/** Only an outline: a kind does not change. */
export const tag = component({ color: vars.color.fgMuted, borderColor: vars.color.borderDefault });
