import type { ReactNode } from 'react';
import { IconCheck } from '../../icons/icons.ts';
import { Progress } from '../progress/progress.tsx';
import * as styles from './task-row.css.ts';

export type TaskRowProps = {
  icon: ReactNode;
  title: string;
  note?: string | undefined;
  /** What it brings: "+20 coins". */
  reward: string;
  /** Tasks of several steps. */
  progress?: { value: number; max: number; label: string; text: string } | undefined;
  /** Go, or claim. */
  action?: ReactNode;
  /** Nothing is left to do: how that is called, "Done for today". */
  done?: string | undefined;
};

/** Something small to do for a reward. */
export function TaskRow({ icon, title, note, reward, progress, action, done }: TaskRowProps) {
  return (
    <li className={styles.root}>
      <span className={done === undefined ? styles.icon : styles.iconDone} aria-hidden="true">
        {done === undefined ? icon : <IconCheck />}
      </span>
      <div className={styles.text}>
        <p className={styles.title}>
          {title} <span className={styles.reward}>{reward}</span>
        </p>
        {note !== undefined && <p className={styles.quiet}>{note}</p>}
        {progress && (
          <div className={styles.progress}>
            <Progress value={progress.value} max={progress.max} label={progress.label} />
            <span className={styles.quiet}>{progress.text}</span>
          </div>
        )}
      </div>
      {done === undefined ? action : <p className={styles.quiet}>{done}</p>}
    </li>
  );
}
