import type { ReactNode, Ref } from 'react';
import { ImageBox, type PictureFiles } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { shopPicture } from '../shop-picture.ts';
import * as styles from './light-stage.css.ts';

type Schemas = components['schemas'];

export interface LightStageProps {
  /** The name of the stage for assistive technology. */
  readonly label: string;
  readonly image: Schemas['Image'];
  readonly relit: Schemas['RelitPicture'];
  readonly light: Schemas['LightRange'];
  /** How wide its picture is shown, when it is not beside words. */
  readonly sizes?: string | undefined;
}

interface LightFrameProps extends Pick<LightStageProps, 'label' | 'image' | 'sizes'> {
  /** What its picture in the light of the address is called; as it was taken when absent. */
  readonly lit?: string | undefined;
  readonly ref: Ref<HTMLElement>;
  /** Its picture is the first large one of the page. */
  readonly priority: boolean;
  /** A pointer or the focus has come to the stage. */
  readonly onApproach: () => void;
  /** What sets the light. */
  readonly children: ReactNode;
}

/** Beside words on a laptop, as wide as the screen below that. */
const besideWords = '(min-width: 900px) 58vw, 100vw';

/** One width, as the passes have; where it cannot be drawn, the picture as it was taken. */
const litFiles = ({ url }: Schemas['Image'], lit: string, { src }: PictureFiles): PictureFiles => ({
  avif: `${url}${lit}.avif 640w`,
  src,
});

/** A lamp in its room by night. The ready picture is all that the first paint needs. */
export function LightFrame({
  label,
  image,
  lit,
  sizes = besideWords,
  priority,
  onApproach,
  children,
  ...rest
}: LightFrameProps) {
  const { day, night = day, ...picture } = shopPicture(image);
  return (
    <section
      className={styles.stage}
      aria-label={label}
      // A finger that scrolls past the picture has not come to set a light.
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onApproach()}
      onFocus={onApproach}
      {...rest}
    >
      <svg className={styles.ambience} color={night.lqip} aria-hidden="true" />
      <ImageBox
        picture={{ ...picture, day: lit === undefined ? night : litFiles(image, lit, night) }}
        sizes={sizes}
        ratio="own"
        priority={priority}
        className={styles.picture}
      />
      {children}
    </section>
  );
}
