import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { DrawStage } from './draw-stage.tsx';
import * as styles from './lucky-draw.css.ts';

export type DrawState = 'idle' | 'running' | 'won' | 'lost' | 'noTries';

export type LuckyDrawProps = {
  /** The text alternative of the machine. */
  label: string;
  state: DrawState;
  /** The result, announced immediately: "You won a night light!". */
  message: string;
  /** "2 tries left". */
  triesText: string;
  play: { label: string; onPlay: () => void };
  /** After a win: claims the prize. */
  action?: ReactNode;
};

/** A claw machine full of lamps. It shows a result of the server and decides nothing. */
export function LuckyDraw({ label, state, message, triesText, play, action }: LuckyDrawProps) {
  return (
    <section className={styles.root} aria-label={label} data-state={state}>
      <DrawStage label={label} />
      <p className={styles.message} role="status">
        {message}
      </p>
      <div className={styles.foot}>
        {state === 'won' && action}
        {state !== 'noTries' && (
          <Button tone={state === 'won' ? 'outline' : 'brand'} loading={state === 'running'} onClick={play.onPlay}>
            {play.label}
          </Button>
        )}
        {state === 'noTries' && action}
        <p className={styles.tries}>{triesText}</p>
      </div>
    </section>
  );
}
