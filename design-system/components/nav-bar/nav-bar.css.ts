import { component } from '../../foundations/styles.ts';
import { canHover, from } from '../../foundations/media.ts';
import { pageMargins, widest } from '../../foundations/page-margins.ts';
import { vars } from '../../theme/contract.css.ts';
import { layer, space } from '../../theme/scale.ts';

export const root = component({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  backgroundColor: vars.color.bgPage,
  backgroundImage: vars.skin.header,
  backgroundRepeat: 'repeat-x',
  borderBottom: `1px solid ${vars.color.borderSubtle}`,
  // An app has its own title bar.
  selectors: { '[data-embedded] &': { display: 'none' } },
});

export const row = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  maxWidth: widest,
  minHeight: 64,
  marginInline: 'auto',
  paddingInline: pageMargins.paddingInline,
  '@media': {
    ...pageMargins['@media'],
    [from.l]: { ...pageMargins['@media'][from.l], minHeight: 76, gap: space[4] },
  },
});

export const menu = component({ marginInlineStart: -10, '@media': { [from.l]: { display: 'none' } } });

export const links = component({
  display: 'none',
  '@media': { [from.l]: { display: 'flex', gap: space[2], marginInline: `${space[3]} auto` } },
});

export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: space[3],
  borderRadius: vars.radius.full,
  color: vars.color.fgMuted,
  whiteSpace: 'nowrap',
  '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.fgDefault } } } },
  selectors: {
    '&[aria-current="page"]': {
      color: vars.color.fgDefault,
      textDecoration: 'underline',
      textDecorationColor: vars.color.actionBg,
      textDecorationThickness: 2,
      textUnderlineOffset: 8,
    },
  },
});

export const search = component({
  display: 'none',
  '@media': { [from.l]: { display: 'block', flex: '0 1 340px' } },
});
export const actions = component({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  marginInlineEnd: -10,
  '@media': { [from.l]: { marginInlineStart: 0 } },
});
