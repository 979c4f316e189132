import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { space } from '#design-system/theme/scale.ts';

export const listHead = pattern({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space[3],
  borderBottom: `1px solid ${vars.color.borderSubtle}`,
});
export const removed = pattern({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[3],
  paddingInline: space[5],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgSunken,
});

/** Without scripts nobody knows what is in it. */
export const withoutScripts = pattern({ display: 'none', '@media': { '(scripting: none)': { display: 'block' } } });
export const withScripts = pattern({ '@media': { '(scripting: none)': { display: 'none' } } });

/** Until the page is taken over, a script of the head has said whether this browser may keep a cart. */
const withKeptCart = '[data-kept-cart] &';
export const servedSkeleton = pattern({ display: 'none', selectors: { [withKeptCart]: { display: 'block' } } });
export const servedCart = pattern({ selectors: { [withKeptCart]: { display: 'none' } } });
