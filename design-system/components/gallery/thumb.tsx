import type { ReactNode } from 'react';
import { IconPlay } from '../../icons/icons.ts';
import { dimming } from '../image-box/image-box.css.ts';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';

/** A picture; with a player it is a video, and the picture is its poster. */
export type GalleryPicture = Picture & { film?: ReactNode };

/** Tells a film from the picture that is its poster. */
export const keyOf = ({ film, day: { src } }: GalleryPicture) => `${!film} ${src}`;

/** What a button shows whose name is its own: the small picture, marked where it is a film. */
export function Thumb({ picture: { film, ...picture }, sizes }: { picture: GalleryPicture; sizes: string }) {
  return (
    <>
      <ImageBox picture={{ ...picture, alt: '' }} sizes={sizes} />
      {film && (
        <span className={dimming}>
          <IconPlay />
        </span>
      )}
    </>
  );
}
