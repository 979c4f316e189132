import { pattern } from '#design-system/foundations/styles.ts';
import { from } from '#design-system/foundations/media.ts';
import { nightGround } from '#design-system/foundations/night-ground.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { space } from '#design-system/theme/scale.ts';

const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/** The picture and, below it, the switches on the night ground. */
export const stage = pattern({
  ...nightGround,
  position: 'relative',
  display: 'grid',
  '@media': {
    [from.l]: {
      // What shines behind it shines behind the words beside it as well, as far as their common parent is positioned.
      position: 'static',
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
/** In the corner of the picture that is next to the switches. */
export const onWall = pattern({
  gridArea: '1 / 1',
  position: 'relative',
  placeSelf: 'end start',
  margin: space[5],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bgNight,
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** As high as the switches from the start, so that nothing moves when they come. */
export const switches = pattern({
  position: 'relative',
  minHeight: '168px',
  padding: `${space[4]} ${space[5]}`,
  '@media': {
    [from.m]: { paddingInline: space[7] },
    [from.l]: { minHeight: '180px', padding: `${space[5]} ${space[9]} ${space[6]}` },
    // They would set nothing.
    '(scripting: none)': { display: 'none' },
  },
});
