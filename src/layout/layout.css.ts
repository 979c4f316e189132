import { pattern } from '#design-system/foundations/styles.ts';
import { canHover, from } from '#design-system/foundations/media.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, layer, size, space } from '#design-system/theme/scale.ts';

export const frame = pattern({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
/** High enough that the footer never jumps into the first view while a page loads. */
export const main = pattern({
  flex: 1,
  minHeight: '80dvh',
  paddingBlock: `${space[5]} ${space[10]}`,
  outline: 'none',
  '@media': { [from.l]: { paddingBlock: `${space[7]} ${space[11]}` } },
});
export const skeleton = pattern({ paddingBlock: space[8] });
export const spinner = pattern({
  display: 'grid',
  placeItems: 'center',
  minHeight: '60dvh',
  color: vars.color.brandText,
});

export const wideOnly = pattern({
  display: 'none',
  '@media': { [from.l]: { display: 'block', marginInlineEnd: space[3] } },
});
export const smallOnly = pattern({ '@media': { [from.l]: { display: 'none' } } });

export const menu = pattern({
  position: 'sticky',
  top: space[10],
  zIndex: layer.header,
  display: 'grid',
  gap: space[5],
  padding: space[5],
  backgroundColor: vars.color.bgRaised,
  borderBottom: `${border.thin} solid ${vars.color.borderSubtle}`,
  boxShadow: vars.elevation[3],
  '@media': { [from.l]: { display: 'none' } },
});

export const menuLink = pattern({
  display: 'flex',
  alignItems: 'center',
  minHeight: '48px',
  borderBottom: `${border.thin} solid ${vars.color.borderSubtle}`,
});

export const iconLink = pattern({
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  borderRadius: vars.radius.full,
  '@media': { [canHover]: { ':hover': { backgroundColor: vars.color.bgSunken } } },
});
