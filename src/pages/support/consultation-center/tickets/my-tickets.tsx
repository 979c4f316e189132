import { useQuery } from '@tanstack/react-query';
import { ArtNothingKept, ArtSignedOut, Button, EmptyState, Link, Stack, TicketList } from '#design-system/index.ts';
import { useIsResolvingSession, useMember, useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { href } from '#src/routing/href.ts';
import { moment } from '#src/widgets/moments.ts';
import { NumberedPages } from '#src/widgets/numbered-pages.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { consultationText } from '../text.ts';
import { ticketList } from './queries.ts';
import { newTicketHref, ticketHref, ticketsHref } from './ticket-address.ts';
import { TicketView } from './ticket-view.tsx';
import { useTicketKey } from './use-ticket-key.ts';

const pageSize = 20;

interface MyTicketsProps {
  readonly ticketNo: string | undefined;
  readonly pageNo: number;
}

/** All tickets of who is here, or one of them beside the others. */
export function MyTickets({ ticketNo, pageNo }: MyTicketsProps) {
  const text = useText(consultationText);
  const isMember = useMember() !== null;
  const isResolving = useIsResolvingSession();
  const key = useTicketKey();
  if (isResolving && key === '') return <TextSkeleton label={text.loading} lines={8} />;
  if (!isMember && key === '') return <SignedOut />;
  const list = <Tickets ticketKey={key} pageNo={pageNo} current={ticketNo} />;
  return ticketNo === undefined ? list : <TicketView key={ticketNo} ticketNo={ticketNo} ticketKey={key} list={list} />;
}

function SignedOut() {
  const { list: text } = useText(consultationText);
  return (
    <EmptyState
      art={<ArtSignedOut />}
      title={text.signedOut.title}
      body={text.signedOut.body}
      actions={
        <>
          <Button asChild>
            <Link tone="plain" href={href('/account/login', { redirect: ticketsHref })}>
              {text.signedOut.logIn}
            </Link>
          </Button>
          <Button asChild tone="outline">
            <Link tone="plain" href={newTicketHref}>
              {text.write}
            </Link>
          </Button>
        </>
      }
    />
  );
}

interface TicketsProps {
  readonly ticketKey: string;
  readonly pageNo: number;
  readonly current: string | undefined;
}

function Tickets({ ticketKey, pageNo, current }: TicketsProps) {
  const { list: text, loading } = useText(consultationText);
  const site = useSite();
  const found = useQuery(ticketList(useShop(), ticketKey, { pageNo, pageSize }));
  return (
    <QueryView
      query={found}
      waiting={<TextSkeleton label={loading} lines={8} />}
      marksOutdated
      withNote={current === undefined}
    >
      {({ list, total }) => (
        <Stack gap="l">
          <NumberedPages
            page={pageNo}
            total={total}
            pageSize={pageSize}
            hrefOf={(page) => href('/support/consultation-center', { tab: 'tickets', pageNo: page })}
          >
            {total === 0 ? (
              <EmptyState
                art={<ArtNothingKept />}
                title={text.none.title}
                body={text.none.body}
                actions={
                  <Button asChild>
                    <Link tone="plain" href={newTicketHref}>
                      {text.write}
                    </Link>
                  </Button>
                }
              />
            ) : (
              <TicketList
                label={text.label}
                tickets={list.map(({ ticketNo, subject, statusText, changedTime, unread }) => ({
                  id: ticketNo,
                  href: ticketHref(ticketNo),
                  subject,
                  state: statusText,
                  date: moment(changedTime, site),
                  unread: unread > 0 ? text.unread : undefined,
                  current: ticketNo === current,
                }))}
              />
            )}
          </NumberedPages>
        </Stack>
      )}
    </QueryView>
  );
}
