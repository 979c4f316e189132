import { useState } from 'react';
import { ReplyBox, Stack, Text, TicketMessage } from '#design-system/index.ts';
import { cleanText } from '#rules/clean-text.ts';
import { idempotent, orderKey } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { sendOnce } from '#src/api/send-once.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { moment } from '#src/widgets/moments.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { rmaText } from './text.ts';
import type { RmaProps } from './rma-props.ts';
import { SentFiles } from './sent-files.tsx';
import { useRmaCommand } from './use-rma-command.ts';

const maxMessage = 1_000;

/** What the shopper and the shop wrote to each other, and where more is written; an answer to a question goes the same way. */
export function RmaMessages({ rma: { orderNo, rmaNo, messages, actions }, access }: RmaProps) {
  const text = useText(rmaText.detail.messages);
  const site = useSite();
  const { client } = useShop();
  const [draft, setDraft] = useState('');
  const command = useRmaCommand(
    (words: string) => {
      const body = { orderNo, rmaNo, text: words };
      return sendOnce('messageRma', rmaNo, body, (key) =>
        unwrap(
          client.POST('/app-mall/v1/rma/message', {
            body,
            params: { header: idempotent(key) },
            headers: orderKey(access),
          }),
        ),
      );
    },
    () => setDraft(''),
  );
  const isAsked = actions.includes('ANSWER');
  const canWrite = isAsked || actions.includes('MESSAGE');
  // Of a request that is over, nothing that nobody wrote is shown.
  if (!canWrite && messages.length === 0) return null;
  return (
    <TitledSection title={text.title}>
      <div role="log" aria-label={text.label}>
        <Stack gap="m">
          {messages.length === 0 && <Text tone="muted">{text.none}</Text>}
          {messages.map((message) => (
            <TicketMessage
              key={`${message.time} ${message.from}`}
              from={message.from === 'SHOP' ? 'shop' : 'you'}
              author={message.from === 'SHOP' ? text.shop : text.you}
              time={moment(message.time, site)}
              body={message.text}
              state={message.media.length > 0 ? <SentFiles media={message.media} /> : undefined}
            />
          ))}
        </Stack>
      </div>
      {canWrite && (
        <ReplyBox
          label={isAsked ? text.answer : text.write}
          value={draft}
          rows={3}
          maxLength={maxMessage}
          onChange={setDraft}
          onSend={() => command.mutate(cleanText('block', draft))}
          sendLabel={text.send}
          tone={isAsked ? 'solid' : 'outline'}
          busy={command.isPending}
          error={command.error?.message}
        />
      )}
    </TitledSection>
  );
}
