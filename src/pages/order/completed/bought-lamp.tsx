import { useState } from 'react';
import { ArtThankYou } from '#design-system/index.ts';
import { classNames } from '#design-system/foundations/class-names.ts';
import type { components } from '#openapi/types.ts';
import { LitPicture } from '#src/widgets/lit-picture.tsx';
import * as styles from './completed.css.ts';
import { dearestLine } from './dearest-line.ts';

/** The bought lamp goes on, once: the dearest of several. Without one a window is lit. */
export function BoughtLamp({ lines }: { lines: readonly components['schemas']['OrderLine'][] }) {
  const [isLit, setIsLit] = useState(false);
  const lamp = dearestLine(lines);
  if (!lamp) {
    return (
      <div className={styles.drawing}>
        <ArtThankYou />
      </div>
    );
  }
  const light = () => setIsLit(true);
  return (
    <div className={styles.picture} onLoadCapture={light} onErrorCapture={light}>
      <LitPicture image={lamp.image} ratio="portrait" sizes="(min-width: 900px) 40vw, 94vw" priority />
      <span className={classNames(styles.dark, isLit && styles.gone)} aria-hidden="true" />
    </div>
  );
}
