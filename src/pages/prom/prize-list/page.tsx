import { useQuery } from '@tanstack/react-query';
import { ArtNothingKept, Button, Container, EmptyState, Link, Stack, TabLinks } from '#design-system/index.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import { AccountArea } from '#src/widgets/account-area/account-area.tsx';
import * as layout from '#src/widgets/page.css.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { PromotionHead } from '../parts/promotion-head.tsx';
import { OtherPromotions } from '../parts/promotion-ways.tsx';
import { PrizeCard } from './prize-card.tsx';
import { PrizeRow } from './prize-row.tsx';
import * as styles from './prizes.css.ts';
import { prizeList, type PrizeTab } from './queries.ts';
import { prizeListText } from './text.ts';
import { useFocusKept } from './use-focus-kept.ts';

const tabs = ['TO_CLAIM', 'CLAIMED', 'EXPIRED'] as const;

const address = (tab: PrizeTab): string => href('/prom/prize-list', { tab: tab === 'TO_CLAIM' ? undefined : tab });

/** What a member has won: what waits to be claimed with its day, what is on its way, and what was missed. */
export default function PrizeListPage() {
  return (
    <Container className={layout.page}>
      <AccountArea current={href('/prom/prize-list')}>
        <Prizes />
      </AccountArea>
    </Container>
  );
}

function Prizes() {
  const text = useText(prizeListText);
  const { query } = usePlace();
  const tab = tabs.find((each) => each === query.get('tab')) ?? 'TO_CLAIM';
  useFocusKept(tab);
  const found = useQuery(prizeList(useShop(), tab));
  const counts = found.data?.counts;
  const { dataUpdatedAt: now, refetch } = found;
  return (
    <Stack gap="l">
      <PromotionHead title={text.title} lead={text.lead} />
      <TabLinks
        label={text.tabsLabel}
        tabs={tabs.map((each) => ({
          href: address(each),
          label: text.tabs[each],
          current: each === tab,
          count: counts?.[each],
        }))}
      />
      <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={6} />} withNote>
        {({ prizes }) =>
          prizes.length === 0 ? (
            <Empty tab={tab} />
          ) : (
            <ul className={tab === 'TO_CLAIM' ? styles.cards : undefined}>
              {prizes.map((prize, index) => (
                <li key={prize.prizeId}>
                  {tab === 'TO_CLAIM' ? (
                    <PrizeCard prize={prize} now={now} leads={index === 0} onEnd={() => void refetch()} />
                  ) : (
                    <PrizeRow prize={prize} now={now} />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      {(found.data ?? found.error) && <OtherPromotions />}
    </Stack>
  );
}

function Empty({ tab }: { readonly tab: PrizeTab }) {
  const text = useText(prizeListText);
  return (
    <EmptyState
      art={<ArtNothingKept />}
      {...text.empty[tab]}
      actions={
        <Button asChild tone="outline">
          <Link href={href('/prom/activity-list')} tone="plain">
            {text.toActivities}
          </Link>
        </Button>
      }
    />
  );
}
