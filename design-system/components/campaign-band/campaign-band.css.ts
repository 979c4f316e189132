import { globalStyle } from '@vanilla-extract/css';
import { pattern } from '../../foundations/styles.ts';
import { textStep } from '../../foundations/text-styles.ts';
import { forcedColours, from } from '../../foundations/media.ts';
import { nightGround } from '../../foundations/night-ground.ts';
import { besideWords, wordsVeil } from '../../foundations/words-veil.ts';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

/** How far above the words the veil begins. */
const veilAbove = 96;
/** Five of twelve columns. */
const columnWidth = 486;
const margin = `max(${space[9]}, calc((100% - 1264px) / 2))`;

/** On a phone the upper part of the picture has no words on it. */
export const root = pattern({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  overflow: 'hidden',
  width: '100%',
  maxWidth: 1920,
  minHeight: 'clamp(420px, 64svh, 760px)',
  marginInline: 'auto',
  paddingTop: 'min(56vw, 260px)',
  backgroundColor: vars.color.bgNight,
  '@media': { [from.l]: { paddingTop: 0 } },
});

/** 4:5 on a phone, where it goes over into the night below it; as large as the band on a wide screen. */
export const picture = pattern({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 'min(100%, 125vw)',
  maskImage: 'linear-gradient(to top, transparent, black 40%)',
  '@media': { [from.l]: { height: '100%', maskImage: 'none' } },
});
export const unlit = pattern({ filter: 'grayscale(0.8)' });

const places = {
  topLeft: '0% 0%',
  top: '50% 0%',
  topRight: '100% 0%',
  left: '15% 50%',
  centre: '50% 50%',
  right: '85% 50%',
  bottomLeft: '0% 100%',
  bottom: '50% 100%',
  bottomRight: '100% 100%',
} as const;

export type PictureFocus = keyof typeof places;

const placed = (place: PictureFocus): string => {
  const name = pattern({});
  globalStyle(`.${name} img`, { '@layer': { [layers.patterns]: { objectPosition: places[place] } } });
  return name;
};

/** Which part of the picture stays in view where the band is narrower or flatter than it. */
export const focuses: Readonly<Record<PictureFocus, string>> = {
  topLeft: placed('topLeft'),
  top: placed('top'),
  topRight: placed('topRight'),
  left: placed('left'),
  centre: placed('centre'),
  right: placed('right'),
  bottomLeft: placed('bottomLeft'),
  bottom: placed('bottom'),
  bottomRight: placed('bottomRight'),
};

/**
 * The veil is as high as the words and closed behind all of them: they can be read over the brightest picture. Muted
 * words could not, so everything here has the full colour of the night.
 */
export const words = pattern({
  ...nightGround,
  vars: {
    ...nightGround.vars,
    [vars.color.fgMuted]: vars.color.fgNight,
    [vars.color.fgSubtle]: vars.color.fgNight,
    [vars.color.bgSkeleton]: vars.color.borderNight,
  },
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  overflowWrap: 'anywhere',
  minHeight: '45%',
  paddingBlock: `${veilAbove}px ${space[8]}`,
  paddingInline: space[5],
  border: 0,
  backgroundColor: 'transparent',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      backgroundImage: wordsVeil(`${veilAbove}px`),
      '@media': {
        // What is right of the words stays as bright as it is.
        [from.l]: {
          maskImage: besideWords(`${margin} + ${columnWidth}px`),
        },
      },
    },
  },
  '@media': {
    [from.m]: { paddingInline: space[7] },
    [from.l]: {
      paddingBlockEnd: space[10],
      paddingInline: margin,
    },
    [forcedColours]: { backgroundColor: 'Canvas' },
  },
});
export const column = pattern({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: space[5],
  minWidth: 0,
  '@media': { [from.l]: { maxWidth: columnWidth } },
});
export const title = pattern({ ...textStep.h1, overflowWrap: 'anywhere' });
export const lines = pattern({ display: 'grid', gap: space[3], minWidth: 0, justifyItems: 'start' });
export const lead = pattern({ ...textStep.lead });
export const date = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  fontVariantNumeric: 'tabular-nums',
});
export const action = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  width: '100%',
  marginTop: space[3],
});
