import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Breadcrumbs, Container, Heading, Link, Stack, TabLinks, Text } from '#design-system/index.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import * as columns from '#src/widgets/columns.css.ts';
import * as page from '#src/widgets/page.css.ts';
import { useText } from '#src/widgets/use-text.ts';
import { consultationText } from './text.ts';
import { MyTickets } from './tickets/my-tickets.tsx';
import { ticketDesk } from './tickets/queries.ts';
import { newTicketHref, ticketsHref } from './tickets/ticket-address.ts';
import { TicketForm } from './tickets/ticket-form.tsx';

type Tab = 'tickets' | 'new';

interface Asked {
  readonly tab: Tab;
  readonly ticketNo: string | undefined;
  readonly pageNo: number;
  readonly orderNo: string | undefined;
  readonly model: string | undefined;
  readonly sessionId: string | undefined;
}

/** What an address asks for; what is no number or code is left out. */
function askedOf(query: URLSearchParams): Asked {
  const read = (name: string, pattern: RegExp) => {
    const value = query.get(name) ?? '';
    return pattern.test(value) ? value : undefined;
  };
  const ticketNo = read('ticketNo', /^T[0-9A-Z]{10}$/);
  const pageNo = Number(query.get('pageNo') ?? 1);
  return {
    tab: ticketNo !== undefined || query.get('tab') === 'tickets' ? 'tickets' : 'new',
    ticketNo,
    pageNo: Number.isInteger(pageNo) && pageNo > 0 && pageNo <= 1_000 ? pageNo : 1,
    orderNo: read('orderNo', /^L[0-9A-Z]{8,30}$/),
    model: read('model', /^[\w-]{1,60}$/),
    sessionId: read('sessionId', /^[\w-]{1,40}$/),
  };
}

/** Where shoppers write to the shop and read its answers, and until when they have one. */
export default function ConsultationCenterPage() {
  const text = useText(consultationText);
  const { tab, ticketNo, pageNo, ...about } = askedOf(usePlace().query);
  return (
    <Container className={page.page}>
      <Stack gap="l">
        <Breadcrumbs label={text.trail} trail={[{ href: href('/support'), label: text.help }]} current={text.here} />
        {ticketNo === undefined && (
          <Stack gap="xs">
            <Heading level={1} tabIndex={-1}>
              {text.title}
            </Heading>
            <Desk />
          </Stack>
        )}
        <TabLinks
          label={text.tabsLabel}
          tabs={[
            { href: ticketsHref, label: text.tabs.tickets, current: tab === 'tickets' },
            { href: newTicketHref, label: text.tabs.new, current: tab === 'new' },
          ]}
        />
        {tab === 'tickets' ? (
          <MyTickets ticketNo={ticketNo} pageNo={pageNo} />
        ) : (
          <FormWidth>
            <TicketForm {...about} />
          </FormWidth>
        )}
      </Stack>
    </Container>
  );
}

const FormWidth = ({ children }: { children: ReactNode }) => <div className={columns.formWidth}>{children}</div>;

/** Who answers, and by when; the page is there without it. */
function Desk() {
  const text = useText(consultationText);
  const { data } = useQuery(ticketDesk(useShop()));
  if (!data) return null;
  return (
    <Text tone="muted">
      {text.due(data.answerText)} {text.hours(data.hoursText)} {text.mail}{' '}
      <Link href={`mailto:${data.mailAddress}`}>{data.mailAddress}</Link>
    </Text>
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop) => data.prefetchQuery(ticketDesk(shop));

export const head: PageModule['head'] = () => ({ title: consultationText.here, noindex: true });
