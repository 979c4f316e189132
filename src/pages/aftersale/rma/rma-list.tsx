import { useQuery } from '@tanstack/react-query';
import {
  ArtNoOrders,
  Button,
  Container,
  EmptyState,
  Heading,
  Link,
  OrderCard,
  SkeletonOrder,
  Stack,
  Text,
} from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { href } from '#src/routing/href.ts';
import { inSpelling } from '#src/text/in-spelling.ts';
import { layoutText } from '#src/text/layout.ts';
import { dayText, moment } from '#src/widgets/moments.ts';
import { NumberedPages } from '#src/widgets/numbered-pages.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { useText } from '#src/widgets/use-text.ts';
import { rmaList } from './queries.ts';
import { rmaText } from './text.ts';

const pageSize = 10;

/** The member's returns and claims, the newest first. */
export function RmaList({ pageNo }: { pageNo: number }) {
  const text = useText(rmaText.list);
  const found = useQuery(rmaList(useShop(), { pageNo, pageSize }));
  return (
    <Container width="medium">
      <Stack gap="l">
        <Heading level={1} tabIndex={-1}>
          {rmaText.title}
        </Heading>
        <QueryView query={found} waiting={<ListWaiting />} withNote>
          {({ list, total }) => (
            <NumberedPages
              page={pageNo}
              total={total}
              pageSize={pageSize}
              hrefOf={(page) => href('/order/rma', { pageNo: String(page) })}
            >
              {list.length === 0 ? (
                <EmptyState
                  art={<ArtNoOrders />}
                  {...text.empty}
                  actions={
                    <Button asChild>
                      <Link href={href('/order/list')} tone="plain">
                        {text.orders}
                      </Link>
                    </Button>
                  }
                />
              ) : (
                <ul aria-label={text.label}>
                  {list.map((card) => (
                    <li key={card.rmaNo}>
                      <RmaRow card={card} />
                    </li>
                  ))}
                </ul>
              )}
            </NumberedPages>
          )}
        </QueryView>
      </Stack>
    </Container>
  );
}

function RmaRow({ card }: { card: components['schemas']['RmaCard'] }) {
  const { rmaNo, orderNo, site, statusText, title, image, pieces, type, createdTime, deadlineTime } = card;
  const text = inSpelling(rmaText.list, site);
  return (
    <OrderCard
      title={statusText}
      href={href('/order/rma', { orderNo, rmaNo })}
      linkLabel={`${statusText}. ${text.numberOf(rmaNo)}`}
      picture={{ ...shopPicture(image), alt: '' }}
      summary={`${text.contents(title, pieces)} · ${rmaText.type[type]}`}
      number={orderNo}
      date={{ ...moment(createdTime, site), text: dayText(createdTime, site) }}
      note={deadlineTime !== undefined && <Text size="small">{text.due(deadlineText(deadlineTime, site))}</Text>}
    />
  );
}

function ListWaiting() {
  return (
    <Stack gap="l" loadingLabel={layoutText.loading}>
      <SkeletonOrder />
      <SkeletonOrder />
    </Stack>
  );
}
