import { useState, type ReactNode } from 'react';
import { calm } from '../../foundations/media.ts';
import { Button } from '../button/button.tsx';
import { GlassCase, type CasePrize } from './glass-case.tsx';
import * as styles from './lucky-draw.css.ts';

/** `running`: the answer of the server is awaited. */
export type DrawState = 'idle' | 'running' | 'won' | 'lost' | 'noTries';

export type LuckyDrawProps = {
  /** The accessible name of the machine. */
  label: string;
  state: DrawState;
  /** What is in the case, at most nine. */
  prizes: readonly CasePrize[];
  /** The accessible name of the prizes. */
  prizesLabel: string;
  /** Which prize was won. */
  wonId?: string | undefined;
  /** The result, announced once the claw has played it: "You won a night light!". */
  message: string;
  /** "2 plays left · 240 coins". */
  triesText: string;
  play: { label: string; onPlay: () => void };
  /** Ends the playing of the claw. */
  skipLabel: string;
  /** After a win: claims the prize. Without tries: a way on. */
  action?: ReactNode;
};

/**
 * Whether the claw plays a result: one that came while it was awaited. A result that the page begins with is shown at
 * once, and so is every result where less motion is asked for.
 */
function usePlayback(state: DrawState) {
  const [last, setLast] = useState(state);
  const [isPlaying, setPlaying] = useState(false);
  if (last !== state) {
    setLast(state);
    const isResult = state === 'won' || state === 'lost';
    setPlaying(last === 'running' && isResult && !matchMedia(calm).matches);
  }
  return { isPlaying, settle: () => setPlaying(false) };
}

/** A glass case of prizes with a claw. It plays a result of the server and decides nothing. */
export function LuckyDraw(props: LuckyDrawProps) {
  const { label, state, prizes, prizesLabel, wonId, message, triesText, play, skipLabel, action } = props;
  const { isPlaying, settle } = usePlayback(state);
  const isWon = state === 'won' && !isPlaying;
  return (
    <section className={styles.root} aria-label={label} data-state={state} data-playing={isPlaying}>
      <GlassCase
        prizes={prizes}
        label={prizesLabel}
        wonId={state === 'won' ? wonId : undefined}
        isSwaying={state === 'running'}
        isPlaying={isPlaying}
        onPlayed={settle}
      />
      <p className={styles.message} role="status">
        {isPlaying ? '' : message}
      </p>
      <div className={styles.foot}>
        {isWon && action}
        {state !== 'noTries' && (
          <Button
            tone={isWon || isPlaying ? 'outline' : 'brand'}
            loading={state === 'running'}
            onClick={isPlaying ? settle : play.onPlay}
          >
            {isPlaying ? skipLabel : play.label}
          </Button>
        )}
        {state === 'noTries' && action}
        <p className={styles.tries}>{triesText}</p>
      </div>
    </section>
  );
}
