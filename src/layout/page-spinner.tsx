import { Spinner } from '#design-system/index.ts';
import { layoutText } from '../text/layout.ts';
import * as styles from './layout.css.ts';

/** Shown while the code of a page is on its way and its skeleton has given way. */
export function PageSpinner() {
  return (
    <div className={styles.spinner}>
      <Spinner label={layoutText.loading} size={32} />
    </div>
  );
}
