import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Breadcrumbs, Container, Heading, InlineMessage, Link, Stack, TabLinks, Text } from '#design-system/index.ts';
import { usePassedQuestion } from '#src/actors/bridge/use-passed-question.ts';
import { useNavigateTo } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { productDetail } from '#src/api/queries/catalogue.ts';
import { useIsInBrowser } from '#src/hooks/use-is-in-browser.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import * as columns from '#src/widgets/columns.css.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import * as page from '#src/widgets/page.css.ts';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { consultationText } from './text.ts';
import { MyTickets } from './tickets/my-tickets.tsx';
import { ticketDesk } from './tickets/queries.ts';
import { ticketsHref } from './tickets/ticket-address.ts';
import { handOver } from './tickets/ticket-form-draft.ts';
import { TicketForm } from './tickets/ticket-form.tsx';
import * as styles from './tickets/tickets.css.ts';

const AssistantPanel = lazy(() =>
  import('./assistant/assistant-panel.tsx').then((part) => ({ default: part.AssistantPanel })),
);

const Sooner = lazy(() => import('./sooner.tsx').then((part) => ({ default: part.Sooner })));

type Tab = 'assistant' | 'tickets' | 'new';

interface Asked {
  readonly tab: Tab;
  readonly ticketNo: string | undefined;
  readonly pageNo: number;
  readonly orderNo: string | undefined;
  readonly model: string | undefined;
}

const tabOf = (name: string | null): Tab => (name === 'assistant' || name === 'tickets' ? name : 'new');

/** What an address asks for; what is no number or code is left out. */
function askedOf(query: URLSearchParams): Asked {
  const read = (name: string, pattern: RegExp) => {
    const value = query.get(name) ?? '';
    return pattern.test(value) ? value : undefined;
  };
  const ticketNo = read('ticketNo', /^T[0-9A-Z]{10}$/);
  const pageNo = Number(query.get('pageNo') ?? 1);
  return {
    tab: ticketNo === undefined ? tabOf(query.get('tab')) : 'tickets',
    ticketNo,
    pageNo: Number.isInteger(pageNo) && pageNo > 0 && pageNo <= 1_000 ? pageNo : 1,
    orderNo: read('orderNo', /^L[0-9A-Z]{8,30}$/),
    model: read('model', /^[\w-]{1,60}$/),
  };
}

/** Where shoppers write to the shop and read its answers, and until when they have one. */
export default function ConsultationCenterPage() {
  const text = useText(consultationText);
  const { tab, ticketNo, pageNo, ...about } = askedOf(usePlace().query);
  const { member } = useShop();
  const isInBrowser = useIsInBrowser();
  const [searched, setSearched] = useState('');
  usePassedQuestion((words) => {
    handOver(member, undefined, words);
    setSearched(words);
  });
  return (
    <Container className={page.page}>
      <Stack gap="l">
        <Breadcrumbs label={text.trail} trail={[{ href: href('/support'), label: text.support }]} current={text.here} />
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
            { href: addressOf('assistant', about), label: text.tabs.assistant, current: tab === 'assistant' },
            { href: ticketsHref, label: text.tabs.tickets, current: tab === 'tickets' },
            { href: addressOf('new', about), label: text.tabs.new, current: tab === 'new' },
          ]}
        />
        {tab === 'assistant' && <Assistant {...about} searched={searched} />}
        {tab === 'tickets' && <MyTickets ticketNo={ticketNo} pageNo={pageNo} />}
        {tab === 'new' ? (
          <div className={columns.withSummary}>
            <TicketForm key={searched} {...about} />
            <Stack gap="l">
              <Ways />
              {isInBrowser && (
                <ErrorBoundary quiet>
                  <Suspense fallback={null}>
                    <Sooner />
                  </Suspense>
                </ErrorBoundary>
              )}
            </Stack>
          </div>
        ) : (
          ticketNo === undefined && <Ways />
        )}
      </Stack>
    </Container>
  );
}

/** A tab with what the page is about. */
const addressOf = (tab: Tab, { orderNo, model }: Pick<Asked, 'orderNo' | 'model'>): string =>
  href('/support/consultation-center', { tab, orderNo, model });

/** Whoever needs a person goes on with the form, which has all that was said. */
function Assistant({ searched, ...about }: Pick<Asked, 'orderNo' | 'model'> & { readonly searched: string }) {
  const { loading, assistantNoScript } = useText(consultationText);
  const { member } = useShop();
  const navigateTo = useNavigateTo();
  const waiting = <TextSkeleton label={loading} lines={6} />;
  // Its code comes late, and a server cannot wait for that.
  if (!useIsInBrowser()) {
    return (
      <div className={styles.talk}>
        <noscript>
          <InlineMessage tone="caution">{assistantNoScript}</InlineMessage>
        </noscript>
      </div>
    );
  }
  return (
    <div className={styles.talk}>
      <ErrorBoundary onError={remoteLog.pageError}>
        <Suspense fallback={waiting}>
          <AssistantPanel
            {...about}
            searched={searched}
            onHandOver={(sessionId, typed) => {
              handOver(member, sessionId, typed);
              navigateTo(addressOf('new', about));
            }}
          />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** Until when an answer comes; the page is there without it. */
function Desk() {
  const text = useText(consultationText);
  const { data } = useQuery(ticketDesk(useShop()));
  return data ? <Text size="lead">{text.due(data.answerText)}</Text> : null;
}

/** When people answer, and where else they are reached. */
function Ways() {
  const text = useText(consultationText);
  const { data } = useQuery(ticketDesk(useShop()));
  return data ? (
    <Text tone="muted">
      {text.hours(data.hoursText)} {text.mail} <Link href={`mailto:${data.mailAddress}`}>{data.mailAddress}</Link>
    </Text>
  ) : null;
}

export const prefetch: PageModule['prefetch'] = async (data, shop, place) => {
  const { model } = askedOf(place.query);
  await Promise.all([
    data.prefetchQuery(ticketDesk(shop)),
    ...(model === undefined ? [] : [data.prefetchQuery(productDetail(shop, { spu: model }))]),
  ]);
};

export const head: PageModule['head'] = () => ({ title: consultationText.here });
