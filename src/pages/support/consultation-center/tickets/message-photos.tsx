import { Link, latePicture } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { consultationText } from '../text.ts';
import * as styles from './tickets.css.ts';

/** Photos of a message, each opened as a whole. */
export function MessagePhotos({ media }: { media: readonly components['schemas']['ReviewMedia'][] }) {
  return (
    <ul className={styles.photos}>
      {media.map(({ url }, index) => (
        <li key={url} {...latePicture}>
          <Link href={url} target="_blank" tone="plain" className={styles.photo}>
            <img className={styles.picture} src={url} alt={consultationText.thread.photo(index + 1)} loading="lazy" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
