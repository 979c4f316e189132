import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import * as box from '../image-box/image-box.css.ts';
import { ImageBox, type ImageBoxProps } from '../image-box/image-box.tsx';
import { whenNear } from './nearness.ts';

export type LatePictureProps = Omit<ImageBoxProps, 'priority'>;

/**
 * A picture that loads once it has been within 100 px of the view for 300 ms: for long lists that are scrolled
 * quickly. The first pictures of a page are `ImageBox`, which the browser fetches before any script.
 */
export function LatePicture(props: LatePictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => (place.current ? whenNear(place.current, () => setNear(true)) : undefined), []);
  if (near) return <ImageBox {...props} />;
  const { picture, ratio = 'square', rounded = false, className } = props;
  return (
    <span
      ref={place}
      className={classNames(box.root, box.ratios[ratio], rounded && box.rounded, className)}
      {...(picture.alt !== '' && { role: 'img', 'aria-label': picture.alt })}
      data-state="waiting"
    />
  );
}
