import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import {
  ArtElsewhere,
  ArtEndedCampaign,
  Banner,
  Bone,
  Container,
  Heading,
  SkeletonList,
  Stack,
} from '#design-system/index.ts';
import { useCountdown } from '#src/actors/countdown/use-countdown.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { ShopApiError } from '#src/api/errors.ts';
import * as blockPage from '#src/blocks/block-page.css.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { activityList } from '../parts/activity-queries.ts';
import { ActivityRows } from '../parts/activity-rows.tsx';
import { eventAddress } from '../parts/event-address.ts';
import { CampaignBlocks } from './campaign-blocks.tsx';
import { loadLateBlocks } from './late-blocks.tsx';
import { nextChange } from './next-change.ts';
import { type Campaign, campaign, campaignRefOf, type CampaignRef } from './queries.ts';
import { eventText } from './text.ts';

const ClaimAfterLogin = lazy(() =>
  import('./claim-after-login.tsx').then((part) => ({ default: part.ClaimAfterLogin })),
);

/** An event: what its campaign says for this market and this moment. */
export default function EventPage() {
  const place = usePlace();
  const ref = campaignRefOf(place);
  return <Event key={ref.handle} campaignRef={ref} hasClaim={place.query.has('claim')} />;
}

interface EventProps {
  readonly campaignRef: CampaignRef;
  /** A guest has pressed a coupon and comes back from the log-in. */
  readonly hasClaim: boolean;
}

function Event({ campaignRef, hasClaim }: EventProps) {
  const text = useText(eventText);
  const query = campaign(useShop(), campaignRef);
  const found = useQuery(query);
  const { data, error, refetch, dataUpdatedAt } = found;
  if (!data && error instanceof ShopApiError && error.status === 404) return <Missing />;
  const waiting = (
    <Container>
      <Stack gap="xxl" loadingLabel={text.loading}>
        <Bone shape="banner" />
        <SkeletonList count={4} />
      </Stack>
    </Container>
  );
  return (
    <QueryView query={found} waiting={waiting} bringsMargins>
      {(shown) => {
        if (shown.phase === 'ENDED') return <Ended title={shown.promotion.title} />;
        if (shown.phase === 'OTHER_MARKET') return <OtherMarket title={shown.promotion.title} />;
        return (
          <div className={blockPage.page}>
            <Notes isPreview={shown.isPreview} readAt={dataUpdatedAt} />
            <CampaignBlocks campaign={shown} readAt={dataUpdatedAt} refresh={refetch} />
            {hasClaim && (
              <ErrorBoundary quiet onError={remoteLog.pageError}>
                <Suspense>
                  <ClaimAfterLogin />
                </Suspense>
              </ErrorBoundary>
            )}
            {!shown.isPreview && <Change campaign={shown} onReached={refetch} />}
          </div>
        );
      }}
    </QueryView>
  );
}

function Notes({ isPreview, readAt }: { isPreview: boolean; readAt: number }) {
  const text = useText(eventText);
  const isOnline = useOnline();
  if (isOnline && !isPreview) return null;
  return (
    <Container className={blockPage.note}>
      {isPreview && <Banner tone="info">{text.preview}</Banner>}
      <OfflineNote readAt={readAt} />
    </Container>
  );
}

/** Asks the server again when the next part of a campaign begins, and when it ends. */
function Change({ campaign: shown, onReached }: { campaign: Campaign; onReached: () => void }) {
  const next = nextChange(shown);
  return next ? <Clock until={next.until} onReached={onReached} /> : null;
}

function Clock({ until, onReached }: { until: number; onReached: () => void }) {
  useCountdown(until, onReached);
  return null;
}

function Missing() {
  return <MessagePage nothing="missing" {...useText(eventText).missing} href={href('/prom/activity-list')} />;
}

function OtherMarket({ title }: { title: string }) {
  const text = useText(eventText).otherMarket;
  return (
    <MessagePage
      nothing="empty"
      art={<ArtElsewhere />}
      title={text.title}
      body={text.body(title)}
      action={text.action}
      href={href('/prom/activity-list')}
    />
  );
}

/** What is over leads to what runs now. */
function Ended({ title }: { title: string }) {
  const text = useText(eventText).ended;
  const running = useQuery(activityList(useShop(), 'LIVE'));
  const { data, dataUpdatedAt, refetch } = running;
  return (
    <Stack gap="xl">
      <MessagePage
        art={<ArtEndedCampaign />}
        title={text.title(title)}
        body={text.body}
        action={text.action}
        href={href('/prom/activity-list')}
      />
      {data && data.list.length > 0 && (
        <Container>
          <section aria-labelledby="on-now">
            <Stack gap="m">
              <Heading level={2} id="on-now">
                {text.now}
              </Heading>
              <ActivityRows activities={data.list} now={dataUpdatedAt} headingLevel={3} onReached={refetch} />
            </Stack>
          </section>
        </Container>
      )}
    </Stack>
  );
}

export const prefetch: PageModule['prefetch'] = async (data, shop, place) => {
  const query = campaign(shop, campaignRefOf(place));
  await Promise.all([data.prefetchQuery(query), loadLateBlocks()]);
  if (data.getQueryData(query.queryKey)?.phase === 'ENDED') await data.prefetchQuery(activityList(shop, 'LIVE'));
};

export const head: PageModule['head'] = (data, shop, place) => {
  const found = data.getQueryData(campaign(shop, campaignRefOf(place)).queryKey);
  if (!found) return { noindex: true };
  const { promotion, phase, isPreview } = found;
  const own = eventAddress.get(promotion.handle);
  const isAlias = own !== undefined && own !== place.path;
  return {
    // The titles of events with an address of their own are those of their rows.
    ...(own === undefined && { title: promotion.title }),
    description: promotion.summary,
    image: promotion.image && `${promotion.image.url}day-640.webp`,
    noindex: isPreview || isAlias || phase === 'OTHER_MARKET',
    jsonLd: import.meta.env.SSR ? structuredEvent(found) : [],
  };
};

/** The event as search engines read it; one that is over or only previewed is none. */
function structuredEvent({ promotion, steps, isPreview, phase }: Campaign): object[] {
  const first = steps.find((step) => step.phase !== 'WARMUP');
  const last = steps.at(-1);
  if (isPreview || phase === 'ENDED' || !first || !last) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'SaleEvent',
      name: promotion.title,
      description: promotion.summary,
      startDate: new Date(first.from).toISOString(),
      endDate: new Date(last.to).toISOString(),
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    },
  ];
}
