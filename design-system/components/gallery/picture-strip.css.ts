import { component } from '../../foundations/styles.ts';
import { canHover, from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, space } from '../../theme/scale.ts';

export const row = component({
  display: 'flex',
  gap: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the ring of the focus.
  padding: 4,
  margin: -4,
});
export const item = component({ flex: '1 0 104px', maxWidth: 160, '@media': { [from.l]: { maxWidth: 'none' } } });
export const thumb = component({
  position: 'relative',
  display: 'block',
  width: '100%',
  borderRadius: vars.radius.m,
  overflow: 'hidden',
  cursor: 'zoom-in',
  transition: `opacity ${duration.fast}ms ${easing.standard}`,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.borderFocus}`, outlineOffset: 2 } },
  '@media': { [canHover]: { selectors: { '&:hover': { opacity: 0.85 } } } },
});
