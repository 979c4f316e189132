import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Banner, Button, ReplyBox, Stack } from '#design-system/index.ts';
import { cleanText } from '#rules/clean-text.ts';
import { ticketLengths } from '#rules/ticket-limits.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { idempotent } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { sendOnce } from '#src/api/send-once.ts';
import { useKeepDraft, type Draft } from '#src/forms/draft.ts';
import { useForm } from '#src/forms/use-form.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { tabStore } from '#src/storage/browser-store.ts';
import { ticketReplyDraft, type TicketReplyDraft } from '#src/storage/ticket-drafts.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { consultationText } from '../text.ts';
import { noPictures } from './message-pictures-state.ts';
import { ticketHeader, ticketsKey, type Ticket } from './queries.ts';
import type { TicketCommands } from './use-ticket-commands.ts';

// With the machine of uploads, which only who adds a picture needs.
const MessagePictures = lazy(() =>
  import('./message-pictures.tsx').then((part) => ({ default: part.MessagePictures })),
);
const text = consultationText.thread;

const ids = { text: 'ticket-reply' } as const;

type Written = Omit<TicketReplyDraft, 'ticketNo'>;

/** What was written about one ticket and not sent; in this tab, like everything that is typed. */
function replyDraftOf(ticketNo: string): Draft<Written> {
  return {
    read: () => {
      const draft = tabStore.read(ticketReplyDraft);
      return draft.ticketNo === ticketNo ? draft : undefined;
    },
    keep: (written) => tabStore.write(ticketReplyDraft, { ...written, ticketNo }),
    drop: () => {
      if (tabStore.read(ticketReplyDraft).ticketNo === ticketNo) tabStore.remove(ticketReplyDraft);
    },
  };
}

interface TicketReplyProps {
  readonly ticket: Ticket;
  readonly ticketKey: string;
  readonly commands: TicketCommands;
}

/** Where a shopper goes on writing, with photos, and says that it is solved. */
export function TicketReply({ ticket: { ticketNo, actions, status }, ticketKey, commands }: TicketReplyProps) {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const isOnline = useOnline();
  const draft = replyDraftOf(ticketNo);
  const [before] = useState(() => draft.read());
  const [draftId, setDraftId] = useState(() => before?.draftId || crypto.randomUUID());
  const [pictures, setPictures] = useState({ ...noPictures, stored: before?.pictures ?? noPictures.stored });
  const [hasPictures, setHasPictures] = useState((before?.pictures.length ?? 0) > 0);
  const form = useForm({
    ids,
    failureAt: 'text',
    initial: { text: before?.text ?? '' },
    send: async (values: { text: string }) => {
      const mediaIds = pictures.stored.map(({ mediaId }) => mediaId);
      const body = {
        ticketNo,
        text: cleanText('block', values.text),
        ...(mediaIds.length === 0 ? {} : { media: { draftId, mediaIds } }),
      };
      const answer = await sendOnce('writeTicketMessage', ticketNo, body, (key) =>
        unwrap(
          shop.client.POST('/app-mall/v1/support/ticket/message', {
            body,
            params: { header: { ...idempotent(key), ...ticketHeader(ticketKey) } },
          }),
        ),
      );
      draft.drop();
      await data.invalidateQueries({ queryKey: ticketsKey(shop) });
      return answer;
    },
    onSent: () => {
      notify({ text: text.sent, tone: 'success' });
      setPictures(noPictures);
      setHasPictures(false);
      setDraftId(crypto.randomUUID());
      form.restart({ text: '' });
      form.again();
    },
  });
  const { values } = form;
  const { stored, problem } = pictures;
  const written = { ...values, draftId, pictures: stored };
  useKeepDraft(draft, written, (values.text !== '' || stored.length > 0) && !form.isSent);
  const box = form.text('text');
  return (
    <Stack gap="m">
      {!isOnline && <Banner tone="caution">{consultationText.form.offline}</Banner>}
      <ReplyBox
        label={status === 'WAITING_USER' ? text.answer : text.reply}
        value={values.text}
        rows={3}
        maxLength={ticketLengths.text.max}
        onChange={(value) => form.set('text', value)}
        onSend={() => {
          if (isOnline && problem === undefined) form.submit();
        }}
        sendLabel={text.send}
        busy={form.isSending}
        error={problem ?? box.error}
        action={
          <>
            {!hasPictures && (
              <Button tone="quiet" onClick={() => setHasPictures(true)}>
                {text.addPhotos}
              </Button>
            )}
            {actions.includes('RESOLVE') && (
              <Button tone="outline" disabled={!isOnline || commands.isBusy} onClick={commands.resolve}>
                {text.solved}
              </Button>
            )}
          </>
        }
      />
      {hasPictures && (
        <ErrorBoundary quiet>
          <Suspense fallback={null}>
            <MessagePictures key={draftId} draftId={draftId} initial={stored} error={problem} onChange={setPictures} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Stack>
  );
}
