import { component } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, space, veil } from '../../theme/scale.ts';
import { ratios as shapes } from '../image-box/image-box.css.ts';

export const root = component({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  backgroundColor: vars.color.bgSunken,
});

export const ratios = { '16:9': shapes.wide, '330:300': shapes.video } as const;

const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

export const poster = component(fill);
export const video = component({ ...fill, objectFit: 'cover' });

/** The whole poster is the play button. */
export const cover = component({
  ...fill,
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${space[2]})` } },
});

/** Without scripts nothing plays: the poster is a picture. */
export const asleep = component({ '@media': { '(scripting: none)': { display: 'none' } } });

export const badge = component({
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  paddingLeft: space[2],
  borderRadius: vars.radius.full,
  backgroundColor: veil.picture,
  color: veil.pictureFg,
  backdropFilter: 'blur(12px)',
  transition: `transform ${duration.base}ms ${easing.standard}`,
  selectors: {
    [`${asleep}:hover &`]: { transform: 'scale(1.08)' },
    [`${asleep}:active &`]: { transform: 'scale(0.96)' },
  },
});

const shade = { backgroundColor: veil.picture, color: veil.pictureFg } as const;

export const failed = component({ ...shade, backdropFilter: 'blur(6px)' });

export const words = component({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  padding: space[6],
  textAlign: 'center',
});

export const retry = component({
  fontWeight: vars.font.weightMedium,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
});
