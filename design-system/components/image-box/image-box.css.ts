import { globalStyle } from '@vanilla-extract/css';
import { component, componentVariants } from '../../foundations/styles.ts';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { veil } from '../../theme/scale.ts';

export const root = component({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  width: '100%',
  backgroundColor: vars.color.bgSunken,
});

export const ratios = componentVariants({
  square: { aspectRatio: '1' },
  portrait: { aspectRatio: '4 / 5' },
  landscape: { aspectRatio: '4 / 3' },
  wide: { aspectRatio: '16 / 9' },
  video: { aspectRatio: '330 / 300' },
  own: {},
});

export const rounded = component({ borderRadius: vars.radius.s });

export const day = component({});
export const night = component({});

const toggle = (selector: string, display: 'none' | 'block') =>
  globalStyle(selector, { '@layer': { [layers.components]: { display } } });

const inDarkDevice = (selector: string, display: 'none' | 'block') =>
  globalStyle(`:root:not([data-theme]) ${selector}`, {
    '@layer': { [layers.components]: { '@media': { '(prefers-color-scheme: dark)': { display } } } },
  });

/** A hidden lazy picture is never fetched. */
toggle(`.${night}`, 'none');
toggle(`:root[data-theme="dark"] .${night}`, 'block');
toggle(`:root[data-theme="dark"] .${day}`, 'none');
inDarkDevice(`.${night}`, 'block');
inDarkDevice(`.${day}`, 'none');

/** Where no view comes near to it a picture is not fetched, and it keeps its name for those who hear the page. */
globalStyle('[data-late-pictures] [data-late] img', { '@layer': { [layers.components]: { translate: '-9999px' } } });

const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

export const placeholder = component({ ...fill, backgroundColor: 'currentColor' });
export const picture = component({ ...fill, objectFit: 'cover' });
/** Darkens the picture and lets clicks through. */
export const dimming = component({
  ...fill,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  backgroundColor: veil.picture,
  color: veil.pictureFg,
});
export const contained = component({ objectFit: 'contain' });

export const failed = component({
  ...fill,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 8,
  padding: 12,
  backgroundColor: vars.color.bgSunken,
  color: vars.color.fgSubtle,
  fontSize: vars.text.smallSize,
  textAlign: 'center',
});
