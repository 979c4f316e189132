import manifest from '../../media/manifest.json' with { type: 'json' };
import { ImageBox } from '../components/image-box/image-box.tsx';
import { classNames } from '../foundations/class-names.ts';
import * as styles from './docs.css.ts';
import { lampPicture, type Lamp } from './lamps.ts';

const isLamp = (name: string): name is Lamp => name in manifest.images;
const lamps = Object.keys(manifest.images).filter(isLamp);

/** Every product picture in the light of the theme. */
export function LampGallery() {
  return (
    <div className={classNames('sb-unstyled', styles.wideGallery)}>
      {lamps.map((lamp) => (
        <figure key={lamp}>
          <ImageBox picture={lampPicture(lamp, '')} sizes="240px" rounded />
          <figcaption className={styles.caption}>{lamp}</figcaption>
        </figure>
      ))}
    </div>
  );
}
