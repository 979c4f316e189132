import { useEffect, useState } from 'react';
import { Text } from '#design-system/index.ts';
import type { RunningTimer } from './actor-facts.ts';
import type { Running } from './board.ts';
import { eventText } from './event-text.ts';
import * as styles from './machines-page.css.ts';
import type { Reaction } from './reaction.ts';
import { text } from './text.ts';

/** What a machine waits for, what it made of its last event, and what it knows. */
export function NowView({ actor }: { actor: Running | undefined }) {
  if (!actor) return <p className={styles.empty}>{text.notRunning}</p>;
  return (
    <div className={styles.feedBody} role="region" aria-label={text.now} tabIndex={0}>
      <section className={styles.part} aria-labelledby="timers">
        <h3 className={styles.partTitle} id="timers">
          {text.timers}
        </h3>
        <Timers timers={actor.timers} />
      </section>
      <section className={styles.part} aria-labelledby="last-event">
        <h3 className={styles.partTitle} id="last-event">
          {text.lastEvent}
        </h3>
        {actor.reaction ? <LastEvent reaction={actor.reaction} /> : <Text tone="muted">{text.nothingYet}</Text>}
      </section>
      <section className={styles.part} aria-labelledby="context">
        <h3 className={styles.partTitle} id="context">
          {text.context}
        </h3>
        <pre className={styles.contextJson}>
          {actor.context === null ? text.noContext : JSON.stringify(actor.context, null, 2)}
        </pre>
      </section>
    </div>
  );
}

function Timers({ timers }: { timers: readonly RunningTimer[] }) {
  const now = useNow(timers.length > 0);
  if (timers.length === 0) return <Text tone="muted">{text.noTimers}</Text>;
  return (
    <ul>
      {timers.map(({ event, rings }) => (
        <li key={event} className={styles.fact}>
          <code>{eventText(event, null)}</code>
          <span className={styles.entryMeta}>{text.left(Math.max(0, rings - now))}</span>
        </li>
      ))}
    </ul>
  );
}

/** Epoch milliseconds, every tenth of a second while something runs. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 100);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

function LastEvent({ reaction: { event, taken, refused } }: { reaction: Reaction }) {
  return (
    <>
      <code>{eventText(event, null)}</code>
      {taken.length + refused.length === 0 && <Text tone="muted">{text.noAnswer}</Text>}
      <ol>
        {taken.map(({ state, on, to, actions }, index) => (
          <li key={index} className={styles.fact}>
            <span>
              <code>{state || text.root}</code> {to === undefined ? text.stays : '→'}{' '}
              {to !== undefined && <code>{to}</code>}
            </span>
            <span className={styles.entryMeta}>{[eventText(on, null), ...actions].join(' · ')}</span>
          </li>
        ))}
      </ol>
      {refused.length > 0 && (
        <ul aria-label={text.refused}>
          {refused.map(({ state, on, guard }) => (
            <li key={`${state} ${on} ${guard}`} className={styles.fact}>
              <span>
                ✗ <code>{guard}</code>
              </span>
              <span className={styles.entryMeta}>
                {state || text.root}, {eventText(on, null)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
