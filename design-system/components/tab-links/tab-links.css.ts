import { component } from '../../foundations/styles.ts';
import { canHover } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { size, space } from '../../theme/scale.ts';

export const root = component({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${vars.color.borderSubtle}`,
});
export const list = component({ display: 'flex', gap: space[7], width: 'max-content', minWidth: '100%' });
export const tab = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: size.touch,
  paddingBlock: space[4],
  color: vars.color.fgMuted,
  whiteSpace: 'nowrap',
  '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.fgDefault } } } },
  selectors: {
    '&[aria-current="page"]': { color: vars.color.fgDefault, fontWeight: vars.font.weightMedium },
    '&[aria-current="page"]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: 3,
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.actionBg,
    },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
export const count = component({
  minWidth: 22,
  paddingInline: 6,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bgSunken,
  color: vars.color.fgMuted,
  fontSize: vars.text.captionSize,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '22px',
  textAlign: 'center',
});
