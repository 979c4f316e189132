import { useState } from 'react';
import { Button, CompactSelect, SegmentedControl, Text } from '#design-system/index.ts';
import type { Running, Tab } from './board.ts';
import { answeredBy, machines } from './catalogue.ts';
import { EventLog } from './event-log.tsx';
import { actorsIn, linesOf } from './lines.ts';
import * as styles from './machines-page.css.ts';
import type { Channel } from './messages.ts';
import { NowView } from './now-view.tsx';
import { SendBox } from './send-box.tsx';
import { activeIds } from './state-text.ts';
import { text } from './text.ts';

const views = [
  { value: 'log', label: text.log },
  { value: 'now', label: text.now },
  { value: 'send', label: text.send },
] as const;

export interface FeedProps {
  readonly tab: Tab;
  readonly actor: Running | undefined;
  readonly channel: Channel;
  readonly onClear: () => void;
}

/** Beside the chart: what happened, what the actor knows, and the events it takes. */
export function Feed({ tab, actor, channel, onClear }: FeedProps) {
  const [view, setView] = useState<(typeof views)[number]['value']>('log');
  return (
    <section className={styles.feed} aria-label={text.beside}>
      <div className={styles.feedHead}>
        <SegmentedControl legend={text.beside} options={views} value={view} onChange={setView} />
      </div>
      {view === 'log' && <Log tab={tab} onClear={onClear} />}
      {view === 'now' && <NowView actor={actor} />}
      {view === 'send' && (
        <Sending
          actor={actor}
          onSend={(id, event) => channel.post({ type: 'event.send', tab: tab.tab, actor: id, event })}
        />
      )}
    </section>
  );
}

function Log({ tab, onClear }: Pick<FeedProps, 'tab' | 'onClear'>) {
  const [only, setOnly] = useState('');
  const actors = actorsIn(tab.log);
  const entries = linesOf(tab.log, only);
  return (
    <>
      <div className={styles.filter}>
        <CompactSelect
          label={text.log}
          value={only}
          onChange={({ target }) => setOnly(target.value)}
          placeholder={text.everyActor}
          options={actors.map((name) => ({ value: name, label: name }))}
        />
        <Button tone="quiet" size="s" onClick={onClear}>
          {text.clear}
        </Button>
      </div>
      <div className={styles.feedBody} role="region" aria-label={text.log} tabIndex={0}>
        <EventLog entries={entries} />
      </div>
    </>
  );
}

interface SendingProps {
  readonly actor: Running | undefined;
  readonly onSend: (actor: string, event: { type: string }) => void;
}

function Sending({ actor, onSend }: SendingProps) {
  const machine = machines.get(actor?.machine ?? '');
  if (!actor || !machine || actor.value === null) {
    return (
      <Text className={styles.empty} tone="muted">
        {text.notRunningHere}
      </Text>
    );
  }
  return (
    <SendBox
      key={actor.id}
      machine={machine}
      answered={answeredBy(machine, activeIds(machine.id, actor.value))}
      onSend={(event) => onSend(actor.id, event)}
    />
  );
}
