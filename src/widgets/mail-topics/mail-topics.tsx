import { useState } from 'react';
import { Banner, Button, InlineMessage, Stack, Switch, Text } from '#design-system/index.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { mailPreferencesText as text } from '#src/text/mail-preferences.ts';
import { LeavingReason } from './leaving-reason.tsx';
import { openChoices, useMailChoices, type Choice, type MailPreferences, type Topic } from './use-mail-choices.ts';

interface MailTopicsProps {
  readonly preferences: MailPreferences;
  readonly token: string | undefined;
}

/** What was done last, and what it was before. */
interface LastChange {
  readonly message: string;
  readonly before: readonly Choice[] | undefined;
}

/** The kinds of mail with a switch each. */
export function MailTopics({ preferences, token }: MailTopicsProps) {
  return <MailSwitches choices={useMailChoices(preferences, token)} />;
}

/** A switch for each kind of mail. What is chosen holds at once and can be taken back. */
export function MailSwitches({ choices }: { choices: ReturnType<typeof useMailChoices> }) {
  const { topics, error, choose, endAll, giveReason } = choices;
  const isOnline = useOnline();
  const [last, setLast] = useState<LastChange>();
  const open = openChoices(topics);
  const isAllOff = open.every(({ state }) => state === 'OFF');

  const turn = ({ topic, label, state }: Topic, isOn: boolean) => {
    setLast({ message: text.saved(label, isOn), before: [{ topic, state }] });
    choose([{ topic, state: isOn ? 'ON' : 'OFF' }]);
  };
  const end = () => {
    setLast({ message: text.savedAll, before: open });
    endAll();
  };
  const undo = (before: readonly Choice[]) => {
    setLast({ message: text.undone, before: undefined });
    choose(before);
  };

  return (
    <Stack gap="l">
      <Stack as="ul" gap="m" aria-label={text.list}>
        {topics.map((topic) => (
          <li key={topic.topic}>
            <Switch
              label={topic.label}
              note={topic.about}
              checked={topic.state === 'ON'}
              disabled={topic.locked === true || !isOnline}
              onChange={(event) => turn(topic, event.target.checked)}
            />
          </li>
        ))}
      </Stack>
      <Stack gap="xs" align="start">
        <Button tone="outline" disabled={isAllOff || !isOnline} onClick={end}>
          {text.allOff}
        </Button>
        <Text size="small" tone="muted">
          {text.allOffNote}
        </Text>
      </Stack>
      {error && (
        <InlineMessage tone="critical">
          {text.failed}: {error.message}
        </InlineMessage>
      )}
      {last && !error && <SavedMessage key={last.message} {...last} onUndo={undo} />}
      {isAllOff && last?.before !== undefined && !error && <LeavingReason onReason={giveReason} />}
    </Stack>
  );
}

function SavedMessage({
  message: message,
  before,
  onUndo,
}: LastChange & { readonly onUndo: (before: readonly Choice[]) => void }) {
  return (
    <Banner
      tone="positive"
      action={
        before && (
          <Button tone="outline" size="s" onClick={() => onUndo(before)}>
            {text.undo}
          </Button>
        )
      }
    >
      {message}
    </Banner>
  );
}
