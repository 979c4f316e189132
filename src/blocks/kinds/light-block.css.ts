import { globalStyle, type CSSProperties } from '@vanilla-extract/css';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { veilBeside, wordsVeil } from '#design-system/foundations/words-veil.ts';
import { forcedColours, from } from '#design-system/foundations/media.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { layer, size, space } from '#design-system/theme/scale.ts';
import { layers } from '#design-system/theme/layers.css.ts';
import * as stage from '../../widgets/light-stage/light-stage.css.ts';

const besideContent = (half: '50%' | '50vw') => `max(${space[9]}, calc(${half} - ${size.contentWide} / 2))`;
const start = besideContent('50%');

/** The light of the stage shines behind the words as well. */
export const root = pattern({
  display: 'grid',
  '@media': {
    [from.l]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      paddingInlineStart: start,
    },
  },
});

const column = 'min(34%, 440px)';
/** As high as the switches, and how far their veil fades out above them (px). */
const switches = 180;
const fade = 120;

/** On a laptop the picture fills the section, and a veil keeps words and switches readable in every light. */
export const over = pattern({
  '@media': {
    [from.l]: {
      gridTemplateColumns: `${column} minmax(0, 1fr)`,
      selectors: {
        '&::after': {
          content: '',
          position: 'absolute',
          inset: 0,
          pointerEvents: 'none',
          background: `${veilBeside(`${start} + ${column}`)}, ${wordsVeil(`${fade}px`)} bottom / 100% ${switches + fade}px no-repeat`,
        },
      },
    },
  },
});
const onLaptop = (selector: string, rule: CSSProperties) =>
  globalStyle(`.${over} ${selector}`, { '@layer': { [layers.patterns]: { '@media': { [from.l]: rule } } } });
onLaptop(`.${stage.stage}`, { gridTemplateRows: 'clamp(492px, 40vw, 760px) auto' });
onLaptop(`:is(.${stage.picture}, .${stage.canvas})`, { position: 'absolute', inset: 0, maxHeight: 'none' });
onLaptop(`.${stage.switches}`, {
  zIndex: layer.sticky,
  gridRow: 2,
  // As far from the edge of the screen as the words of the page.
  paddingInlineEnd: besideContent('50vw'),
});
globalStyle(`.${over} .${stage.switches}`, {
  '@layer': { [layers.patterns]: { '@media': { [forcedColours]: { backgroundColor: 'Canvas' } } } },
});
/** The lamp of a wide picture stands in its right half, which is what a phone shows. */
globalStyle(`.${over} :is(img, canvas)`, { '@layer': { [layers.patterns]: { objectPosition: '90%' } } });

export const words = pattern({
  position: 'relative',
  zIndex: layer.sticky,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space[5],
  padding: `${space[10]} ${space[5]} ${space[7]}`,
  '@media': {
    [from.m]: { paddingInline: space[7] },
    [from.l]: { padding: `${space[9]} ${space[9]} ${space[9]} 0` },
    [forcedColours]: { backgroundColor: 'Canvas' },
    // The picture is seen beside its words, not in the margin before them.
    [`${forcedColours} and ${from.l}`]: {
      marginInlineStart: `calc(-1 * ${besideContent('50vw')})`,
      paddingInlineStart: besideContent('50vw'),
    },
  },
});
export const text = pattern({
  ...textStep.lead,
  color: vars.color.fgMuted,
  '@media': { [from.l]: { selectors: { [`${over} &`]: { color: 'inherit' } } } },
});
