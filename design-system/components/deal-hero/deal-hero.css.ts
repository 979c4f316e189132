import { pattern } from '../../foundations/styles.ts';
import { display, textStep } from '../../foundations/text-styles.ts';
import { from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = pattern({
  display: 'grid',
  overflow: 'hidden',
  minWidth: 0,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgSurface,
  '@media': { [from.l]: { gridTemplateColumns: '1fr 1fr', minHeight: 440 } },
});
export const picture = pattern({
  height: '100%',
  minHeight: 260,
  selectors: {
    [`${root}[data-phase="soldOut"] &, ${root}[data-phase="over"] &`]: { filter: 'grayscale(0.8)' },
  },
});
export const text = pattern({
  display: 'grid',
  alignContent: 'center',
  gap: space[5],
  minWidth: 0,
  padding: space[6],
  '@media': { [from.m]: { padding: space[8] }, [from.l]: { padding: space[10] } },
});
export const clock = pattern({
  ...textStep.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space[3],
  padding: `${space[3]} ${space[5]}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bgSunken,
  fontWeight: vars.font.weightMedium,
  selectors: {
    [`${root}[data-phase="live"] &`]: { backgroundColor: vars.color.saleSoft, color: vars.color.saleSoftFg },
  },
});
export const title = pattern({
  ...display,
  ...textStep.h2,
  letterSpacing: '-0.03em',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const lead = pattern({ color: vars.color.fgMuted, maxWidth: '46ch' });
export const price = pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
