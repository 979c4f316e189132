import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import {
  Banner,
  Button,
  InlineMessage,
  Inline,
  Link,
  RatingInput,
  Stack,
  Text,
  TicketMessage,
  TicketThread,
} from '#design-system/index.ts';
import { groupBy } from '#rules/group-by.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { href } from '#src/routing/href.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { clockText, dayText, moment } from '#src/widgets/moments.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { consultationText } from '../text.ts';
import { MessagePhotos } from './message-photos.tsx';
import { ticketDetail, type Ticket } from './queries.ts';
import { newTicketHref, ticketsHref } from './ticket-address.ts';
import { TicketReply } from './ticket-reply.tsx';
import { type TicketCommands, useTicketCommands } from './use-ticket-commands.ts';

/** An answer of the shop shows up by itself, ms. */
const readAgainAfter = 60_000;

interface TicketViewProps {
  readonly ticketNo: string;
  readonly ticketKey: string;
  /** The other tickets. */
  readonly list: ReactNode;
}

/** One ticket with what was written, and what the shopper can do with it. */
export function TicketView({ ticketNo, ticketKey, list }: TicketViewProps) {
  const text = useText(consultationText);
  const found = useQuery({ ...ticketDetail(useShop(), ticketKey, ticketNo), refetchInterval: readAgainAfter });
  const { data, error } = found;
  if (!data && error instanceof ShopApiError && error.status === 404) {
    return <MessagePage nothing="missing" {...text.thread.missing} href={ticketsHref} />;
  }
  return (
    <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={8} />} withNote>
      {(ticket) => <Thread ticket={ticket} ticketKey={ticketKey} list={list} />}
    </QueryView>
  );
}

interface ThreadProps extends Pick<TicketViewProps, 'ticketKey' | 'list'> {
  readonly ticket: Ticket;
}

function Thread({ ticket, ticketKey, list }: ThreadProps) {
  const { thread: text } = useText(consultationText);
  const site = useSite();
  const { ticketNo, subject, statusText, answerText, messages, unread } = ticket;
  const commands = useTicketCommands(ticketNo, ticketKey);
  const markRead = useEffectEvent(commands.markRead);
  useEffect(() => {
    if (unread > 0) markRead();
  }, [unread, messages.length]);
  const days = [...groupBy(messages, ({ time }) => dayText(time, site))];
  return (
    <TicketThread
      number={ticketNo}
      subject={subject}
      state={statusText}
      due={answerText === undefined ? undefined : text.due(answerText)}
      label={text.messages}
      list={list}
      days={days.map(([label, ofDay]) => ({
        id: label,
        label,
        messages: ofDay.map((message) => <Message key={message.seq} message={message} />),
      }))}
      more={
        <Stack gap="l">
          <About ticket={ticket} />
          <Next ticket={ticket} commands={commands} />
        </Stack>
      }
      reply={
        ticket.actions.includes('REPLY') ? (
          <TicketReply ticket={ticket} ticketKey={ticketKey} commands={commands} />
        ) : undefined
      }
    />
  );
}

function Message({ message }: { message: Ticket['messages'][number] }) {
  const { thread: text } = useText(consultationText);
  const site = useSite();
  const { from, time, text: body, parts, media, byMail } = message;
  if (from === 'SHOP_NOTE') return <InlineMessage tone="caution">{body}</InlineMessage>;
  const authors = { SHOPPER: text.you, SHOP: text.shop, ASSISTANT: text.assistant } as const;
  return (
    <TicketMessage
      from={from === 'SHOPPER' ? 'you' : 'shop'}
      author={byMail ? `${authors[from]}, ${text.byMail}` : authors[from]}
      time={{ ...moment(time, site), text: clockText(time, site) }}
      body={body}
      parts={parts}
      quoteLabel={text.quoted}
      state={media.length > 0 ? <MessagePhotos media={media} /> : undefined}
    />
  );
}

function About({ ticket: { orderNo, model, productTitle } }: { ticket: Ticket }) {
  const { thread: text } = useText(consultationText);
  return (
    <Inline gap="m" wrap>
      <Link href={ticketsHref}>{text.all}</Link>
      {orderNo !== undefined && <Link href={href('/order/detail', { orderNo })}>{text.order(orderNo)}</Link>}
      {model !== undefined && productTitle !== undefined && (
        <Link href={href('/product-detail', { spu: model })}>{productTitle}</Link>
      )}
    </Inline>
  );
}

interface StarsProps {
  readonly rating: number | null;
  readonly onRate: (rating: number, onFailed: () => void) => void;
}

/** Lit as soon as they are chosen, and as before where the shop did not take them. */
function Stars({ rating, onRate }: StarsProps) {
  const { rating: text } = useText(consultationText).thread;
  const before = rating ?? 0;
  const [value, setValue] = useState(before);
  return (
    <RatingInput
      legend={text.legend}
      words={text.words}
      value={value}
      onChange={(stars) => {
        setValue(stars);
        onRate(stars, () => setValue(before));
      }}
    />
  );
}

interface NextProps {
  readonly ticket: Ticket;
  readonly commands: TicketCommands;
}

/** What can be done next, by what the ticket allows. */
function Next({ ticket, commands }: NextProps) {
  const { thread: text } = useText(consultationText);
  const { actions, rating, closesText, status } = ticket;
  if (actions.includes('CONFIRM')) {
    return (
      <Banner
        tone="caution"
        title={text.confirm.title}
        action={
          <Inline gap="m" wrap>
            <Button loading={commands.isBusy} onClick={() => commands.confirm(true)}>
              {text.confirm.yes}
            </Button>
            <Button tone="outline" disabled={commands.isBusy} onClick={() => commands.confirm(false)}>
              {text.confirm.no}
            </Button>
          </Inline>
        }
      >
        {text.confirm.body}
      </Banner>
    );
  }
  return (
    <Stack gap="l">
      {closesText !== undefined && (
        <Inline gap="m" wrap align="centre">
          <Text>{text.reopenUntil(closesText)}</Text>
          <Button tone="outline" size="s" disabled={commands.isBusy} onClick={commands.reopen}>
            {text.reopen}
          </Button>
        </Inline>
      )}
      {actions.includes('RATE') && <Stars key={rating} rating={rating} onRate={commands.rate} />}
      {status === 'CLOSED' && (
        <Stack gap="s">
          <Text>{text.closed}</Text>
          <Link href={newTicketHref}>{text.again}</Link>
        </Stack>
      )}
    </Stack>
  );
}
