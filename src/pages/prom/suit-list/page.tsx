import { useQuery } from '@tanstack/react-query';
import {
  ArtNothingKept,
  Breadcrumbs,
  Button,
  Container,
  EmptyState,
  Link,
  SkeletonList,
  Stack,
  TabLinks,
} from '#design-system/index.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import { pageNumberOf } from '#src/routing/page-number.ts';
import type { PageModule } from '#src/routing/page.ts';
import * as frame from '#src/widgets/page.css.ts';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { NumberedPages } from '#src/widgets/numbered-pages.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { PromotionHead } from '../parts/promotion-head.tsx';
import { OtherPromotions } from '../parts/promotion-ways.tsx';
import { SuitCard } from '../parts/suit-card.tsx';
import { suitList, type SuitRoom } from '../parts/suit-queries.ts';
import * as styles from './suit-list.css.ts';
import { suitListText } from './text.ts';

const rooms = ['LIVING_ROOM', 'BEDROOM', 'DESK', 'GARDEN', 'WHOLE_HOME'] as const satisfies readonly SuitRoom[];

/** The page that an address names; a page or a room that cannot be is the first page, or all rooms. */
function requestOf(query: URLSearchParams) {
  const room = rooms.find((each) => each === query.get('room'));
  return { pageNo: pageNumberOf(query), ...(room === undefined ? {} : { room }) };
}

const sizes = '(min-width: 900px) 45vw, 92vw';
/** The cards that a first view shows. */
const firstSeen = 2;

/** The bundles of the market, by room. */
export default function SuitListPage() {
  const text = useText(suitListText);
  const request = requestOf(usePlace().query);
  const { room } = request;
  const found = useQuery(suitList(useShop(), request));
  return (
    <Container className={frame.page}>
      <Stack gap="l">
        <Stack gap="s">
          <Breadcrumbs label={text.trail} trail={[{ href: href('/home'), label: text.home }]} current={text.title} />
          <PromotionHead title={text.title} lead={text.lead} />
          <OfflineNote readAt={found.dataUpdatedAt} />
        </Stack>
        <QueryView query={found} waiting={<SkeletonList count={4} />} marksOutdated>
          {({ list, rooms: present, total, pageNo, pageSize }) => (
            <Stack gap="xl">
              {present.length > 1 && (
                <TabLinks
                  label={text.rooms}
                  tabs={[
                    { href: href('/prom/suit-list'), label: text.room.ALL, current: room === undefined },
                    ...present.map((each) => ({
                      href: href('/prom/suit-list', { room: each }),
                      label: text.room[each],
                      current: each === room,
                    })),
                  ]}
                />
              )}
              <NumberedPages
                page={pageNo}
                total={total}
                pageSize={pageSize}
                hrefOf={(page) => href('/prom/suit-list', { pageNo: page, room })}
              >
                {list.length === 0 ? (
                  <EmptyState
                    art={<ArtNothingKept />}
                    title={text.empty.title}
                    body={text.empty.body}
                    actions={
                      <Button asChild tone="outline">
                        <Link href={href('/collections')} tone="plain">
                          {text.empty.action}
                        </Link>
                      </Button>
                    }
                  />
                ) : (
                  <ul className={styles.suits}>
                    {list.map((suit, index) => (
                      <li key={suit.suitId}>
                        <SuitCard suit={suit} sizes={sizes} priority={index < firstSeen} />
                      </li>
                    ))}
                  </ul>
                )}
              </NumberedPages>
            </Stack>
          )}
        </QueryView>
        <OtherPromotions />
      </Stack>
    </Container>
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop, { query }) =>
  data.prefetchQuery(suitList(shop, requestOf(query)));

export const head: PageModule['head'] = () => ({ description: suitListText.description });
