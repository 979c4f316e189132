import { globalStyle } from '@vanilla-extract/css';
import { forcedColours, from, moving } from '../../foundations/media.ts';
import { component, componentVariants } from '../../foundations/styles.ts';
import { layers } from '../../theme/layers.css.ts';
import { breakpoint, duration, easing } from '../../theme/scale.ts';
import { brightnessSteps } from './lamp-brightness.ts';

const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/**
 * The room goes over into the night around it: below on a phone, at the left where the words lie beside it. Where colours are
 * forced there is no night around it, so it ends where it ends, beside the words.
 */
export const room = component({
  position: 'relative',
  width: '100%',
  height: 312,
  maskImage: 'linear-gradient(to top, transparent, black 24%)',
  '@media': {
    [from.l]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      width: 'auto',
      maxWidth: '100%',
      height: '100%',
      aspectRatio: '16 / 9',
      maskImage: 'linear-gradient(to right, transparent, 26%, black 46%)',
    },
    [forcedColours]: { maxWidth: '52%', maskImage: 'none' },
    [`${forcedColours} and (width < ${breakpoint.l}px)`]: { maxWidth: 'none' },
  },
});

export const light = component({
  ...fill,
  '@media': { [moving]: { transition: `opacity ${duration.slow}ms ${easing.standard}` } },
});

/** How opaque the fully lit lamp is, by step. */
export const steps = componentVariants(
  Object.fromEntries(
    Array.from({ length: brightnessSteps }, (_, index) => [index + 1, { opacity: (index + 1) / brightnessSteps }]),
  ),
);

/** The lamp stands at the right of its picture. One that does not load leaves the night. */
for (const place of [room, light]) {
  globalStyle(`${place} > span`, { '@layer': { [layers.components]: { ...fill, backgroundColor: 'transparent' } } });
}
globalStyle(`${room} img`, { '@layer': { [layers.components]: { objectPosition: '100% 80%' } } });
globalStyle(`${room} [data-state="failed"]`, { '@layer': { [layers.components]: { visibility: 'hidden' } } });
