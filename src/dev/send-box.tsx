import { useState, type SubmitEvent } from 'react';
import type { AnyStateMachine } from 'xstate';
import { Button, Select, Text, TextArea } from '#design-system/index.ts';
import { eventsOf, sampleOf } from './catalogue.ts';
import * as styles from './machines-page.css.ts';
import { readEvent } from './read-event.ts';
import { text } from './text.ts';

export interface SendBoxProps {
  readonly machine: AnyStateMachine;
  /** The events that the current state answers. */
  readonly answered: ReadonlySet<string>;
  readonly onSend: (event: { type: string }) => void;
}

/** Sends an event to the chosen actor; mount it anew for another. */
export function SendBox({ machine, answered, onSend }: SendBoxProps) {
  const events = eventsOf(machine);
  const inOrder = [...events.filter((type) => answered.has(type)), ...events.filter((type) => !answered.has(type))];
  const [chosen, setChosen] = useState(inOrder[0] ?? '');
  const [payload, setPayload] = useState(() => sampleText(machine, chosen));
  const [error, setError] = useState<string>();

  const choose = (type: string) => {
    setChosen(type);
    setPayload(sampleText(machine, type));
    setError(undefined);
  };
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    const event = readEvent(payload);
    if (event === undefined) setError(text.notJson);
    else if (event.type !== chosen) setError(text.otherType);
    else {
      setError(undefined);
      onSend(event);
    }
  };

  if (events.length === 0)
    return (
      <Text className={styles.empty} tone="muted">
        {text.noEvents}
      </Text>
    );
  return (
    <form className={styles.sendCard} onSubmit={submit} aria-label={text.send}>
      <Select
        label={text.event}
        hint={answered.has(chosen) ? text.answered : text.unanswered}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
        options={inOrder.map((type) => ({ value: type, label: answered.has(type) ? `● ${type}` : type }))}
      />
      <TextArea
        label={text.payload}
        error={error}
        rows={8}
        spellCheck={false}
        value={payload}
        onChange={({ target }) => setPayload(target.value)}
      />
      <Button type="submit">{text.sendButton}</Button>
    </form>
  );
}

function sampleText(machine: AnyStateMachine, type: string): string {
  return JSON.stringify(sampleOf(machine, type), null, 2);
}
