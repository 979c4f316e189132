import { component } from '../../foundations/styles.ts';
import { truncated } from '../../foundations/text-styles.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = component({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  // As wide as there is room, never as its words would like to be.
  width: 0,
  minWidth: '100%',
  overflow: 'hidden',
  color: vars.color.fgMuted,
  fontSize: vars.text.smallSize,
});
export const item = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flexShrink: 0,
  // The page gives way before the step above it, which may be a whole question; a word of both can be read.
  selectors: {
    '&:nth-last-child(2)': { flexShrink: 1, minWidth: '4em' },
    '&:last-child': { flexShrink: 100, minWidth: '5em' },
  },
});
export const link = component({ ...truncated, display: 'block', lineHeight: '44px' });
export const current = component({ ...truncated, color: vars.color.fgDefault });
export const mark = component({ color: vars.color.fgSubtle });
