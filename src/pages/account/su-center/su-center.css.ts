import { from } from '#design-system/foundations/media.ts';
import { nightGround } from '#design-system/foundations/night-ground.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { display, textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, size, space } from '#design-system/theme/scale.ts';

/** From edge to edge and up to the header. */
export const top = pattern({
  selectors: { '&:first-child': { marginTop: `calc(-1 * ${space[5]})` } },
  '@media': { [from.l]: { selectors: { '&:first-child': { marginTop: `calc(-1 * ${space[7]})` } } } },
});
/** As high as the lamp before the level is known, so that the page does not jump. */
export const band = pattern({
  ...nightGround,
  minHeight: '500px',
  paddingBlock: space[9],
  '@media': { [from.l]: { minHeight: 'clamp(480px, 64svh, 640px)' } },
});
export const page = pattern({
  display: 'grid',
  gap: space[10],
  paddingBlock: `${space[9]} ${space[10]}`,
  '@media': { [from.l]: { gap: '96px', paddingBlock: `${space[11]} 96px` } },
});
export const actions = pattern({ display: 'flex', flexWrap: 'wrap', gap: space[4] });

export const words = pattern({ maxWidth: size.contentNarrow });
/** A link that stands for itself is as high as a thumb. */
export const placeLink = pattern({ display: 'inline-flex', alignItems: 'center', minHeight: size.touch });

const line = `${border.thin} solid ${vars.color.borderSubtle}`;
export const table = pattern({
  width: '100%',
  maxWidth: '960px',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
});
export const benefitColumn = pattern({ width: '38%', '@media': { [from.l]: { width: '44%' } } });
const cell = { borderBottom: line, paddingBlock: space[4] } as const;
export const corner = pattern({ ...cell, textAlign: 'start', verticalAlign: 'bottom' });
export const level = pattern({
  ...cell,
  ...textStep.small,
  textAlign: 'center',
  verticalAlign: 'bottom',
  fontWeight: vars.font.weightMedium,
});
export const fromPoints = pattern({ display: 'none', '@media': { [from.m]: { display: 'block' } } });
export const benefit = pattern({
  ...cell,
  textAlign: 'start',
  fontWeight: vars.font.weightMedium,
  paddingInlineEnd: space[4],
});
export const benefitText = pattern({
  ...textStep.small,
  display: 'none',
  color: vars.color.fgMuted,
  fontWeight: vars.font.weightRegular,
  '@media': { [from.m]: { display: 'block' } },
});
export const mark = pattern({
  ...cell,
  textAlign: 'center',
  color: vars.color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const tick = pattern({ display: 'inline-flex', verticalAlign: 'middle' });
/** The column of the level that the member has. */
export const own = pattern({ backgroundColor: vars.color.bgSurface, color: vars.color.fgDefault });

export const ledger = pattern({ maxWidth: '960px' });
export const ways = pattern({ maxWidth: '690px', borderTop: line });
export const way = pattern({ paddingBlock: space[5], borderBottom: line });
export const wayTitle = pattern({ ...display, ...textStep.h4 });

export const launches = pattern({ maxWidth: '960px', borderTop: line });
export const launch = pattern({
  display: 'flex',
  alignItems: 'start',
  gap: space[5],
  paddingBlock: space[5],
  borderBottom: line,
});
export const launchPicture = pattern({
  flex: 'none',
  width: '88px',
  borderRadius: vars.radius.s,
  '@media': { [from.m]: { width: '112px' } },
});
export const launchWords = pattern({ display: 'grid', flex: 1, gap: space[2], minWidth: 0 });
/** A link that stands for itself is as high as a thumb. */
export const launchTitle = pattern({
  ...display,
  ...textStep.h4,
  display: 'inline-flex',
  alignItems: 'center',
  width: 'fit-content',
  minHeight: size.touch,
});
export const launchTimes = pattern({ display: 'grid', maxWidth: '480px', paddingBlock: space[3] });
export const launchTime = pattern({
  ...textStep.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[5]}`,
  paddingBlock: space[2],
  color: vars.color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
});
/** The one that counts for whoever is here. */
export const ownLaunchTime = `${launchTime} ${pattern({ color: vars.color.fgDefault, fontWeight: vars.font.weightMedium })}`;
export const launchState = pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
