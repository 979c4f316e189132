import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { lampBrightness } from './lamp-brightness.ts';
import { LampDrawing } from './lamp-drawing.tsx';
import { LampRoom, type LampRoomPictures } from './lamp-room.tsx';
import * as styles from './level-lamp.css.ts';

export type LevelLampProps = {
  /** What is reached, and what the next goal asks for; a goal of 0 where there is none. */
  value: number;
  max: number;
  /** The level: a heading. */
  heading: ReactNode;
  /** The progress as text: "713 of 2,000 points". */
  text: string;
  /** What is missing, and how long the level is valid. */
  note?: string | undefined;
  /** The lamp photographed in its room, for the head of a page; without it the lamp is drawn. */
  room?: LampRoomPictures | undefined;
  /** Below the words: the action. */
  children?: ReactNode;
};

/** A lamp on night ground that is as bright as a progress. The words say the same, so the lamp is not read aloud. */
export function LevelLamp({ value, max, heading, text, note, room, children }: LevelLampProps) {
  const brightness = lampBrightness(value, max);
  return (
    <div className={classNames(styles.root, room && styles.withRoom)}>
      {room ? <LampRoom pictures={room} brightness={brightness} /> : <LampDrawing brightness={brightness} />}
      <div className={classNames(styles.words, room && styles.besideRoom)}>
        {heading}
        <p className={styles.text}>{text}</p>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {children !== undefined && <div className={styles.action}>{children}</div>}
      </div>
    </div>
  );
}
