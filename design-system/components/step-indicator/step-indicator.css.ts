import { component, componentVariants } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = component({ display: 'flex', gap: space[3] });
export const step = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontSize: vars.text.smallSize,
  fontWeight: vars.font.weightMedium,
  color: vars.color.fgSubtle,
  selectors: {
    '&:not(:last-child)': { flex: 1 },
    '&:not(:last-child)::after': {
      content: '',
      flex: 1,
      minWidth: 12,
      height: 1,
      backgroundColor: vars.color.borderDefault,
    },
    '&[aria-current="step"]': { color: vars.color.fgDefault },
  },
});

export const mark = component({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: vars.radius.full,
  fontVariantNumeric: 'tabular-nums',
});

export const marks = componentVariants({
  done: { backgroundColor: vars.color.actionBg, color: vars.color.actionFg },
  current: { backgroundColor: vars.color.brandBg, color: vars.color.brandFg, boxShadow: vars.glow.brand },
  todo: { border: `1.5px solid ${vars.color.borderStrong}` },
  failed: { backgroundColor: vars.color.criticalBg, color: vars.color.criticalFg },
});
