import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Text, TextArea } from '#design-system/index.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import type { HelpArticle } from '../parts/help-queries.ts';
import * as styles from './topic.css.ts';
import { topicText } from './text.ts';

const { helpful: text } = topicText;

const noteLength = 500;

interface HelpfulProps {
  readonly faqId: string;
  /** What the reader said before. */
  readonly vote: HelpArticle['vote'];
}

/** Whether an article helped: shown at once, changed or taken back by a press, and as before where the server refuses. */
export function Helpful({ faqId, vote }: HelpfulProps) {
  const shop = useShop();
  const notify = useNotify();
  const [helpful, setHelpful] = useState(vote.helpful);
  const [note, setNote] = useState('');
  const [status, setStatus] = useState('');
  const send = useMutation({
    mutationFn: (said: { helpful: boolean | null; note?: string }) =>
      unwrap(shop.client.POST('/app-mall/v1/support/feedback', { body: { faqId, ...said } })),
    onError: ({ message }: Error) => notify({ text: message, tone: 'warning' }),
  });
  const say = (next: boolean | null) => {
    if (send.isPending || next === helpful) return;
    const before = helpful;
    setHelpful(next);
    setStatus(next === null ? text.undone : text.thanks);
    send.mutate(
      { helpful: next },
      {
        onError: () => {
          setHelpful(before);
          setStatus('');
        },
      },
    );
  };
  const sendNote = () => {
    if (send.isPending || note.trim() === '') return;
    send.mutate(
      { helpful: false, note },
      {
        onSuccess: () => {
          setNote('');
          setStatus(text.sent);
        },
      },
    );
  };
  return (
    <section className={styles.helpful} aria-labelledby="helpful">
      <div className={styles.answers}>
        <Text as="span" weight="medium" id="helpful">
          {text.question}
        </Text>
        <Button tone="outline" aria-pressed={helpful === true} onClick={() => say(helpful === true ? null : true)}>
          {text.yes}
        </Button>
        <Button tone="outline" aria-pressed={helpful === false} onClick={() => say(helpful === false ? null : false)}>
          {text.no}
        </Button>
        <span role="status">{status}</span>
      </div>
      {helpful === false && status !== text.sent && (
        <form
          className={styles.helpful}
          onSubmit={(event) => {
            event.preventDefault();
            sendNote();
          }}
        >
          <TextArea
            label={text.note}
            hint={text.noteHint}
            maxLength={noteLength}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <div>
            <Button type="submit" tone="outline" loading={send.isPending}>
              {text.send}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
