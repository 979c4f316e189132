import { IconPlay } from '../../icons/icons.ts';
import { dimming } from '../image-box/image-box.css.ts';

/** Lies over the small picture of a film; loaded where there is one. */
export const FilmMark = () => (
  <span className={dimming}>
    <IconPlay />
  </span>
);
