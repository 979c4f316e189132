import { pattern } from '#design-system/foundations/styles.ts';
import { from } from '#design-system/foundations/media.ts';
import { nightGround } from '#design-system/foundations/night-ground.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { size, space } from '#design-system/theme/scale.ts';

const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/** As wide as the words of the page, in twelve columns: seven for the picture, which reaches the edge, five for the words. */
const columns = `minmax(${space[9]}, 1fr) minmax(0, calc(${size.contentWide} * 7 / 12)) minmax(0, calc(${size.contentWide} * 5 / 12)) minmax(${space[9]}, 1fr)`;

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

/** The picture and, below it, the switches on the night ground. */
export const stage = pattern({
  ...nightGround,
  position: 'relative',
  display: 'grid',
  '@media': {
    [from.l]: {
      // What shines behind it shines behind the words as well.
      position: 'static',
      gridColumn: '1 / 3',
      gridTemplateRows: '1fr auto',
      borderBlock: 0,
    },
  },
});

/** The mean colour of the picture, until a light has been set. */
export const ambience = pattern({ ...fill, backgroundColor: 'currentColor', opacity: 0.2 });
export const spill = pattern({ ...fill, pointerEvents: 'none' });

export const picture = pattern({
  gridArea: '1 / 1',
  aspectRatio: '4 / 5',
  // The name of the lamp and the bar that sells it fit below on a phone.
  maxHeight: '46svh',
  backgroundColor: vars.color.bgNight,
  '@media': { [from.l]: { aspectRatio: 'auto', minHeight: '492px', maxHeight: '760px', height: '100%' } },
});
/** Over the picture. */
export const canvas = pattern({ gridArea: '1 / 1', position: 'relative', pointerEvents: 'none' });
/** As high as the switches from the start, so that nothing moves when they come. */
export const switches = pattern({
  position: 'relative',
  minHeight: '168px',
  padding: `${space[4]} ${space[5]}`,
  '@media': {
    [from.m]: { paddingInline: space[7] },
    [from.l]: { minHeight: '180px', padding: `${space[5]} ${space[9]} ${space[6]}` },
  },
});

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
