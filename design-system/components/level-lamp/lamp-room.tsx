import { classNames } from '../../foundations/class-names.ts';
import { ImageBox, type PictureFiles } from '../image-box/image-box.tsx';
import { brightnessStep } from './lamp-brightness.ts';
import * as styles from './lamp-room.css.ts';

/** A lamp in its room by night, photographed twice in the same frame, 16:9. The night around them is their placeholder. */
export type LampRoomPictures = {
  /** The lamp at its least. */
  low: PictureFiles;
  /** The lamp fully lit. */
  full: PictureFiles;
};

type LampRoomProps = { pictures: LampRoomPictures; brightness: number };

const frame = { alt: '', width: 1600, height: 900 } as const;
/** The height of the picture is given; on a phone its left side is cut off. */
const sizes = '(min-width: 900px) 1140px, 142vw';

/** The lamp fully lit lies over the lamp at its least, as opaque as it is bright. At its least, one picture is fetched. */
export function LampRoom({ pictures: { low, full }, brightness }: LampRoomProps) {
  const step = brightnessStep(brightness);
  return (
    <div className={styles.room} aria-hidden="true">
      <ImageBox picture={{ ...frame, day: low }} ratio="own" sizes={sizes} />
      {step > 0 && (
        <div className={classNames(styles.light, styles.steps[step])} data-step={step}>
          <ImageBox picture={{ ...frame, day: full }} ratio="own" sizes={sizes} />
        </div>
      )}
    </div>
  );
}
