import { component } from '../../foundations/styles.ts';
import { from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../theme/scale.ts';

export const root = component({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: layer.sticky,
  paddingBottom: 'env(safe-area-inset-bottom)',
  backgroundColor: vars.color.bgRaised,
  backgroundImage: vars.skin.tabbar,
  backgroundRepeat: 'repeat-x',
  borderTop: `1px solid ${vars.color.borderSubtle}`,
  '@media': { [from.l]: { display: 'none' } },
});
export const list = component({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' });
export const tab = component({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  minHeight: 60,
  color: vars.color.fgMuted,
  fontSize: '0.6875rem',
  lineHeight: 1.2,
  selectors: {
    '&[aria-current="page"]': { color: vars.color.fgDefault, fontWeight: vars.font.weightMedium },
    '&[aria-current="page"]::before': {
      content: '',
      position: 'absolute',
      top: -1,
      width: 28,
      height: 3,
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.actionBg,
    },
  },
});
