import type { ReactNode } from 'react';
import { ImageBox, type Picture } from '../components/image-box/image-box.tsx';
import * as styles from './night-room.css.ts';

interface NightRoomProps {
  readonly picture: Picture;
  readonly canvas: ReactNode;
  readonly spill: ReactNode;
  readonly switches: ReactNode;
}

/** The parts of a light preview as its stories lay them out: night in both themes. */
export function NightRoom({ picture: { day, night = day, ...picture }, canvas, spill, switches }: NightRoomProps) {
  return (
    <div className={styles.room}>
      {spill}
      <div className={styles.picture}>
        <ImageBox picture={{ ...picture, day: night }} sizes="640px" />
        {canvas}
      </div>
      <div className={styles.switches}>{switches}</div>
    </div>
  );
}
