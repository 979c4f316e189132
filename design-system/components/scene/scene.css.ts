import { globalStyle } from '@vanilla-extract/css';
import { pattern } from '../../foundations/styles.ts';
import { display, textStep } from '../../foundations/text-styles.ts';
import { from, moving, onPhone } from '../../foundations/media.ts';
import { nightGround } from '../../foundations/night-ground.ts';
import { besideWords, wordsVeil } from '../../foundations/words-veil.ts';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { easing, size, space } from '../../theme/scale.ts';

/** Of the words (px). */
const columnWidth = 520;
/** What stays free below the words. */
const belowWords = { phone: space[9], wide: space[11] } as const;
const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/** A bright room: the words have the ink of the page, and what is veiled behind them goes over into its paper. */
const dayGround = {
  vars: {
    [vars.color.fgDefault]: 'inherit',
    [vars.color.fgMuted]: 'inherit',
    [vars.color.fgNight]: vars.color.fgDefault,
    [vars.color.fgNightMuted]: vars.color.fgMuted,
    [vars.color.bgNight]: vars.color.bgPage,
  },
} as const;

export const root = pattern({
  ...nightGround,
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minHeight: 'clamp(420px, 64svh, 760px)',
  maxWidth: '1920px',
  marginInline: 'auto',
  overflow: 'hidden',
  borderBlock: 0,
  selectors: {
    ':root[data-theme="light"] &[data-day]': dayGround,
    // A festival lies along the lower edge, where no words are.
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: belowWords.phone,
      background: `${vars.skin.hero} right bottom / auto 100% repeat-x`,
      pointerEvents: 'none',
    },
  },
  '@media': {
    [from.l]: { selectors: { '&::after': { height: belowWords.wide } } },
    '(prefers-color-scheme: light)': { selectors: { ':root:not([data-theme]) &[data-day]': dayGround } },
  },
});
/**
 * On a phone what is lit stands above the words: the lower part of the picture, in the upper part of the scene, where it
 * goes over into the night below it.
 */
const seen = {
  ...fill,
  height: 'calc(100% - 132px)',
  maskImage: 'linear-gradient(to top, transparent, black 30%)',
  '@media': { [from.m]: { height: '100%', maskImage: 'none' } },
} as const;
export const media = pattern(seen);
/** The same picture in another light, over the one that the page came with. */
export const over = pattern({
  ...seen,
  opacity: 0,
  pointerEvents: 'none',
  selectors: { '&[data-shown]': { opacity: 1 } },
  '@media': { ...seen['@media'], [moving]: { transition: `opacity 400ms ${easing.standard}` } },
});

/** Whatever is shown takes the shape of the scene; a film brings one of its own. */
for (const place of [media, over]) {
  globalStyle(`${place} > *`, {
    '@layer': { [layers.patterns]: { width: '100%', height: '100%', aspectRatio: 'auto' } },
  });
  globalStyle(`${place} img`, {
    '@layer': { [layers.patterns]: { '@media': { [onPhone]: { objectPosition: '50% 100%' } } } },
  });
}

/** On a phone the button of a film stands above the words. */
globalStyle(`${media} button`, {
  '@layer': {
    [layers.patterns]: { paddingBottom: '40%', '@media': { [from.l]: { paddingBottom: 0 } } },
  },
});

/**
 * As high as the words and a little higher, so that they keep their contrast over a bright wall; on a wide screen only
 * where the words are. A film that has begun is shown without both.
 */
export const words = pattern({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  padding: `${space[11]} ${space[5]} ${belowWords.phone}`,
  // Only links and buttons are pressed; the rest of the picture lets a press through.
  pointerEvents: 'none',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      backgroundImage: wordsVeil(space[11]),
    },
    [`${root}:has([data-phase]:not([data-phase="poster"])) &`]: { visibility: 'hidden' },
  },
  '@media': {
    [from.m]: { paddingInline: space[7] },
    [from.l]: {
      width: '100%',
      maxWidth: `calc(${size.contentWide} + 2 * ${space[9]})`,
      marginInline: 'auto',
      padding: `${space[11]} ${space[9]} ${belowWords.wide}`,
      selectors: {
        '&::before': {
          insetInlineStart: '-50vw',
          maskImage: besideWords(`50vw + ${space[9]} + ${columnWidth}px`),
        },
      },
    },
  },
});
globalStyle(`${words} > *`, { '@layer': { [layers.patterns]: { maxWidth: columnWidth } } });
globalStyle(`${words} :is(a, button)`, { '@layer': { [layers.patterns]: { pointerEvents: 'auto' } } });

export const title = pattern({ ...display, ...textStep.h1, letterSpacing: '-0.035em', textWrap: 'balance' });
export const text = pattern({ ...textStep.lead, color: vars.color.fgNight });
export const action = pattern({ marginTop: space[3] });
/** Keeps its line while it is not known, so that nothing moves when it comes. */
export const note = pattern({ ...textStep.small, minHeight: vars.text.smallLine, color: vars.color.fgNight });
