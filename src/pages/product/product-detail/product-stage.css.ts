import { pattern } from '#design-system/foundations/styles.ts';
import { from } from '#design-system/foundations/media.ts';
import { nightGround } from '#design-system/foundations/night-ground.ts';
import { widest } from '#design-system/foundations/page-margins.ts';
import { space } from '#design-system/theme/scale.ts';

/** As wide as the words of the page, in twelve columns: seven for the picture, which reaches the edge, five for the words. */
const content = `(min(100%, ${widest}) - 2 * ${space[9]})`;
const columns = `minmax(${space[9]}, 1fr) calc(${content} * 7 / 12) calc(${content} * 5 / 12) minmax(${space[9]}, 1fr)`;

/** From edge to edge and up to the header. On a laptop the words stand on the night of the stage, beside the lamp. */
export const top = pattern({
  selectors: { '&:first-child': { marginTop: `calc(-1 * ${space[5]})` } },
  '@media': {
    [from.l]: {
      ...nightGround,
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: columns,
      selectors: { '&:first-child': { marginTop: `calc(-1 * ${space[7]})` } },
    },
  },
});

export const stage = pattern({ '@media': { [from.l]: { display: 'grid', gridColumn: '1 / 3' } } });

export const words = pattern({
  position: 'relative',
  display: 'grid',
  gap: space[7],
  minWidth: 0,
  padding: `${space[6]} ${space[5]} 0`,
  '@media': {
    [from.m]: { paddingInline: space[7] },
    [from.l]: { gridColumn: 3, alignContent: 'center', padding: `${space[8]} 0 ${space[9]} ${space[9]}` },
  },
});

/** What comes after the buying: more pictures and the promises. */
export const after = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  marginTop: space[7],
});
