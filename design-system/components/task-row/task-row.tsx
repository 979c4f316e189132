import type { ReactNode } from 'react';
import { IconCheck } from '../../icons/icons.ts';
import { Progress } from '../progress/progress.tsx';
import * as styles from './task-row.css.ts';

export type TaskRowProps = {
  icon: ReactNode;
  title: string;
  note?: string | undefined;
  /** The reward: "+20 coins". */
  reward: string;
  /** Progress of a task with several steps. */
  progress?: { value: number; max: number; label: string; text: string } | undefined;
  /** The action: start or claim. */
  action?: ReactNode;
  /** The label of a finished task: "Done for today". */
  done?: string | undefined;
};

/** A small task with a reward. */
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
