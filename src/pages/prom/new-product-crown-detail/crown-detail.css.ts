import { from } from '#design-system/foundations/media.ts';
import { nightGround } from '#design-system/foundations/night-ground.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { display, textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, size, space } from '#design-system/theme/scale.ts';

export const page = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingTop: space[6],
});
/** The drawing and what is read over seven columns, what can be pledged beside them. */
export const split = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [from.l]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: space[10],
      alignItems: 'start',
    },
  },
});
export const words = pattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });
export const offer = pattern({ '@media': { [from.l]: { gridColumn: 2, gridRow: '1 / span 2' } } });
export const part = pattern({ display: 'grid', justifyItems: 'start', gap: space[4] });
export const facts = pattern({
  ...textStep.small,
  display: 'grid',
  gap: space[2],
  color: vars.color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const links = pattern({ display: 'flex', flexWrap: 'wrap', gap: `${space[3]} ${space[6]}` });
export const reading = pattern({
  overflowWrap: 'anywhere',
  display: 'grid',
  gap: space[9],
  maxWidth: size.contentNarrow,
  marginTop: space[6],
  '@media': { [from.l]: { gridColumn: 1, gridRow: '2 / span 2' } },
});
export const follow = pattern({
  marginTop: space[6],
  '@media': { [from.l]: { gridColumn: 2, gridRow: 3 } },
});
export const text = pattern({ display: 'grid', gap: space[4] });
export const milestones = pattern({ display: 'grid' });
export const milestone = pattern({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space[4],
  paddingBlock: space[4],
  borderTop: `${border.thin} solid ${vars.color.borderSubtle}`,
  fontVariantNumeric: 'tabular-nums',
});
const bulb = { display: 'block', width: '10px', height: '10px', borderRadius: vars.radius.full } as const;
export const unlit = pattern({ ...bulb, border: `1.5px solid ${vars.color.borderStrong}` });
/** All border: with the colours of the system a ground would be gone. */
export const lit = pattern({ ...bulb, border: `5px solid ${vars.color.positiveBg}` });
export const units = pattern({ ...textStep.small, color: vars.color.fgMuted });
export const update = pattern({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[5],
  borderTop: `${border.thin} solid ${vars.color.borderSubtle}`,
});
export const risks = pattern({ display: 'grid', gap: space[4], paddingInlineStart: space[5], listStyle: 'disc' });
export const band = pattern({ ...nightGround, marginTop: space[10], paddingBlock: space[9] });
export const numbers = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  '@media': { [from.m]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const number = pattern({ display: 'grid', gap: space[2], overflowWrap: 'anywhere' });
export const value = pattern({ ...display, fontSize: vars.text.h1Size, lineHeight: 1 });
export const label = pattern({ ...textStep.small, color: vars.color.fgMuted });
