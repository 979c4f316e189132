import { component } from '../../foundations/styles.ts';
import { display } from '../../foundations/text-styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, space } from '../../theme/scale.ts';

export const root = component({ borderTop: `1px solid ${vars.color.borderSubtle}` });
export const item = component({ borderBottom: `1px solid ${vars.color.borderSubtle}` });

export const summary = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[5],
  minHeight: 64,
  paddingBlock: space[4],
  ...display,
  letterSpacing: '-0.01em',
  fontSize: vars.text.leadSize,
  lineHeight: 1.3,
  borderRadius: vars.radius.s,
});

export const chevron = component({
  flexShrink: 0,
  color: vars.color.fgMuted,
  transition: `transform ${duration.base}ms ${easing.standard}`,
  selectors: { [`${item}[open] &`]: { transform: 'rotate(180deg)' } },
});

export const body = component({ paddingBottom: space[7], color: vars.color.fgMuted, maxWidth: '68ch' });
