import { component } from '../../foundations/styles.ts';
import { truncated } from '../../foundations/text-styles.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = component({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  overflow: 'hidden',
  color: vars.color.fgMuted,
  fontSize: vars.text.smallSize,
});
export const item = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flexShrink: 0,
  selectors: { '&:last-child': { flexShrink: 1, minWidth: 0 } },
});
export const link = component({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });
export const current = component({ ...truncated, color: vars.color.fgDefault });
export const mark = component({ color: vars.color.fgSubtle });
