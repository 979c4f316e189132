import { useQuery } from '@tanstack/react-query';
import { ArtEndedCampaign, Button, Container, EmptyState, Link, Stack, TabLinks } from '#design-system/index.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import { pageNumberOf } from '#src/routing/page-number.ts';
import type { PageModule } from '#src/routing/page.ts';
import * as frame from '#src/widgets/page.css.ts';
import { NumberedPages } from '#src/widgets/numbered-pages.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { activityList, type ActivityState } from '../parts/activity-queries.ts';
import { PromotionHead } from '../parts/promotion-head.tsx';
import { ActivityRows } from '../parts/activity-rows.tsx';
import { PromotionWays } from '../parts/promotion-ways.tsx';
import { activityListText } from './text.ts';

const states = ['LIVE', 'COMING', 'ENDED'] as const;

const stateOf = (query: URLSearchParams): ActivityState =>
  states.find((state) => state === query.get('status')) ?? 'LIVE';

const address = (state: ActivityState, pageNo?: number): string =>
  href('/prom/activity-list', { status: state === 'LIVE' ? undefined : state, pageNo });

/** The promotions of the market: what runs, what comes, what is over. */
export default function ActivityListPage() {
  const text = useText(activityListText);
  const { query } = usePlace();
  const state = stateOf(query);
  const pageNo = pageNumberOf(query);
  const found = useQuery(activityList(useShop(), state, pageNo));
  return (
    <Container className={frame.page}>
      <Stack gap="l">
        <PromotionHead title={text.title} lead={text.lead} />
        {found.data && <PromotionWays present={found.data.kinds} />}
        <TabLinks
          label={text.tabsLabel}
          tabs={states.map((each) => ({ href: address(each), label: text.tabs[each], current: each === state }))}
        />
        <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={6} />} withNote marksOutdated>
          {({ list, total, pageSize }) => (
            <Stack gap="l">
              <NumberedPages
                page={pageNo}
                total={total}
                pageSize={pageSize}
                hrefOf={(target) => address(state, target === 1 ? undefined : target)}
              >
                {list.length === 0 ? (
                  <Empty state={state} />
                ) : (
                  <ActivityRows
                    activities={list}
                    now={found.dataUpdatedAt}
                    headingLevel={2}
                    leads
                    onReached={found.refetch}
                  />
                )}
              </NumberedPages>
            </Stack>
          )}
        </QueryView>
      </Stack>
    </Container>
  );
}

function Empty({ state }: { state: ActivityState }) {
  const text = useText(activityListText);
  const [to, label] = state === 'LIVE' ? [address('COMING'), text.toComing] : [address('LIVE'), text.toLive];
  return (
    <EmptyState
      {...text.empty[state]}
      art={<ArtEndedCampaign />}
      actions={
        <Button asChild tone="outline">
          <Link href={to} tone="plain">
            {label}
          </Link>
        </Button>
      }
    />
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop, { query }) =>
  data.prefetchQuery(activityList(shop, stateOf(query), pageNumberOf(query)));

export const head: PageModule['head'] = () => ({ description: activityListText.description });
