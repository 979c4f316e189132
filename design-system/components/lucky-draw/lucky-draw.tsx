import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { type CasePrize, type ClawState, GlassCase } from './glass-case.tsx';
import * as styles from './lucky-draw.css.ts';

/** `asking`: the answer of the server is awaited; `lowering`: the claw plays it; `closed`: it cannot be played. */
export type DrawState = 'idle' | 'asking' | 'lowering' | 'won' | 'lost' | 'closed';

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
  /** `isQuiet`: a play that is none, such as a demonstration. */
  play: { label: string; onPlay: () => void; disabled?: boolean | undefined; isQuiet?: boolean | undefined };
  /** Ends the playing of the claw. */
  skip: { label: string; onSkip: () => void };
  /** Above the button: what is to be said before a play. */
  children?: ReactNode;
  /** Where it is closed: a way on. */
  action?: ReactNode;
};

const claws: Readonly<Record<DrawState, ClawState>> = {
  idle: 'away',
  asking: 'searching',
  lowering: 'lowering',
  won: 'there',
  lost: 'there',
  closed: 'away',
};

/** A glass case of prizes with a claw of light. It plays a result of the server and decides nothing. */
export function LuckyDraw(props: LuckyDrawProps) {
  const { label, state, prizes, prizesLabel, wonId, message, triesText, play, skip, children, action } = props;
  const isLowering = state === 'lowering';
  return (
    <section className={styles.root} aria-label={label} data-state={state}>
      <GlassCase prizes={prizes} label={prizesLabel} wonId={wonId} claw={claws[state]} />
      <p className={styles.message} role="status">
        {isLowering ? '' : message}
      </p>
      <div className={styles.foot}>
        {children}
        {state === 'closed' ? (
          action
        ) : (
          <Button
            tone={isLowering || play.isQuiet === true ? 'outline' : 'brand'}
            loading={state === 'asking'}
            disabled={!isLowering && play.disabled === true}
            onClick={isLowering ? skip.onSkip : play.onPlay}
          >
            {isLowering ? skip.label : play.label}
          </Button>
        )}
        <p className={styles.tries}>{triesText}</p>
      </div>
    </section>
  );
}
