import { keyframes } from '@vanilla-extract/css';
import { pattern } from '#design-system/foundations/styles.ts';
import { canHover, from } from '#design-system/foundations/media.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, layer, size, space } from '#design-system/theme/scale.ts';

/** Nothing stands under a notch or under the line that an app is swiped away by. */
export const frame = pattern({
  padding: 'env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)',
});
/** As high as the view, so that the footer neither jumps into the first view nor out of it while a page loads. */
export const main = pattern({
  minHeight: '100dvh',
  paddingBlock: `${space[5]} ${space[10]}`,
  outline: 'none',
  '@media': { [from.l]: { paddingBlock: `${space[7]} ${space[11]}` } },
});
/** It promises what comes in a moment: its bones go after ten seconds, and all of it where no script can fill it. */
export const skeleton = pattern({
  position: 'relative',
  paddingBlock: space[8],
  '@media': { '(scripting: none)': { display: 'none' } },
});
const skeletonLife = '10s';
const gone = keyframes({ to: { visibility: 'hidden' } });
const there = keyframes({ to: { visibility: 'visible' } });
export const bones = pattern({ animation: `${gone} 0s ${skeletonLife} forwards` });
/** In its place, from then on. */
export const overdue = pattern({
  position: 'absolute',
  top: space[8],
  insetInline: 0,
  visibility: 'hidden',
  animation: `${there} 0s ${skeletonLife} forwards`,
});
export const spinner = pattern({
  display: 'grid',
  placeItems: 'center',
  minHeight: '60dvh',
  color: vars.color.fgMuted,
});
/** Over a skeleton. */
export const codeSpinner = pattern({ position: 'absolute', insetInline: 0 });

export const wideOnly = pattern({
  display: 'none',
  '@media': { [from.l]: { display: 'block', marginInlineEnd: space[1], whiteSpace: 'nowrap' } },
});

export const menu = pattern({
  position: 'sticky',
  top: space[10],
  zIndex: layer.header,
  display: 'grid',
  gap: space[5],
  // Clear of the foot, or the page would follow its last button.
  maxHeight: `calc(100dvh - ${space[10]} - ${space[5]})`,
  overflowY: 'auto',
  padding: space[5],
  backgroundColor: vars.color.bgRaised,
  borderBottom: `${border.thin} solid ${vars.color.borderSubtle}`,
  boxShadow: vars.elevation[2],
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

/** Over the end of the view, so that nothing moves when it comes or goes. */
export const question = pattern({ position: 'fixed', bottom: 0, insetInline: 0, zIndex: layer.header });
