import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Text, TextArea } from '#design-system/index.ts';
import { cleanText } from '#rules/clean-text.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { useIsInBrowser } from '#src/hooks/use-is-in-browser.ts';
import { unwrap } from '#src/api/envelope.ts';
import { helpVote } from '../parts/help-queries.ts';
import * as styles from './topic.css.ts';
import { topicText } from './text.ts';

const { helpful: text } = topicText;

const noteLength = 500;

/** Whether an article helped: shown at once, changed or taken back by a press, and as before where the server refuses. */
export function Helpful({ faqId }: { faqId: string }) {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const query = helpVote(shop, faqId);
  // It is this browser's: the server renders an article once for everybody.
  const { data: vote } = useQuery({ ...query, enabled: useIsInBrowser() });
  const helpful = vote?.helpful ?? null;
  const [note, setNote] = useState('');
  const [status, setStatus] = useState('');
  const show = (next: boolean | null) =>
    data.setQueryData(query.queryKey, { faqId, helpful: next, hasNote: vote?.hasNote ?? false });
  const send = useMutation({
    mutationFn: (said: { helpful: boolean | null; note?: string }) =>
      unwrap(shop.client.POST('/app-mall/v1/support/feedback', { body: { faqId, ...said } })),
    onMutate: async (said) => {
      // An earlier answer that is still on its way would show the earlier vote.
      await data.cancelQueries({ queryKey: query.queryKey });
      show(said.helpful);
      return helpful;
    },
    onSuccess: (said, { note: sentNote }) => {
      data.setQueryData(query.queryKey, said);
      if (sentNote !== undefined) setNote('');
      setStatus(sentNote !== undefined ? text.sent : said.helpful === null ? text.undone : text.thanks);
    },
    onError: ({ message }: Error, _said, before) => {
      if (before !== undefined) show(before);
      notify({ text: message, tone: 'warning' });
    },
  });
  const say = (next: boolean) => {
    if (!send.isPending) send.mutate({ helpful: helpful === next ? null : next });
  };
  const sendNote = () => {
    if (!send.isPending && cleanText('block', note) !== '') send.mutate({ helpful: false, note });
  };
  return (
    <section className={styles.helpful} aria-labelledby="helpful">
      <div className={styles.answers}>
        <Text as="span" weight="medium" id="helpful">
          {text.question}
        </Text>
        <Button tone="outline" aria-pressed={helpful === true} onClick={() => say(true)}>
          {text.yes}
        </Button>
        <Button tone="outline" aria-pressed={helpful === false} onClick={() => say(false)}>
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
