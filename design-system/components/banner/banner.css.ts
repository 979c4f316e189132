import { component, componentVariants } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  padding: `${space[5]} ${space[6]}`,
  borderRadius: vars.radius.m,
});

export const inline = component({
  padding: 0,
  borderRadius: 0,
  backgroundColor: 'transparent',
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  gap: space[3],
});

export const tones = componentVariants({
  info: { backgroundColor: vars.color.infoSoft, color: vars.color.infoSoftFg },
  positive: { backgroundColor: vars.color.positiveSoft, color: vars.color.positiveSoftFg },
  caution: { backgroundColor: vars.color.cautionSoft, color: vars.color.cautionSoftFg },
  critical: { backgroundColor: vars.color.criticalSoft, color: vars.color.criticalSoftFg },
  brand: { backgroundColor: vars.color.bgSunken, color: vars.color.fgDefault },
});

export const inlineTones = componentVariants({
  info: { color: vars.color.infoText },
  positive: { color: vars.color.positiveText },
  caution: { color: vars.color.cautionText },
  critical: { color: vars.color.criticalText },
  brand: { color: vars.color.fgMuted },
});

export const icon = component({ flexShrink: 0 });
export const text = component({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  overflowWrap: 'anywhere',
});
export const action = component({ marginTop: space[2] });
export const title = component({ fontWeight: vars.font.weightBold });
export const dismiss = component({ margin: '-10px -12px -10px 0' });
