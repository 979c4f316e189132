import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import {
  Container,
  Heading,
  SearchField,
  SkeletonOrder,
  Stack,
  TabLinks,
  Text,
  VisuallyHidden,
} from '#design-system/index.ts';
import { useIsResolvingSession, useMember, useNavigateTo } from '#src/actors/use-actors.ts';
import { orderList } from '#src/api/queries/order.ts';
import { layoutText } from '#src/text/layout.ts';
import { orderListText } from '#src/text/orders.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { AccountArea } from '#src/widgets/account-area/account-area.tsx';
import { latePart } from '#src/widgets/late-part.tsx';
import { NumberedPages } from '#src/widgets/numbered-pages.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { href } from '#src/routing/href.ts';
import { listHref, orderTabs, readFilter, type OrderFilter } from './order-filter.ts';
import { GroupedOrders } from './grouped-orders.tsx';
import { OrderItem } from './order-item.tsx';
import { useConfirmReceipt } from '../parts/use-confirm-receipt.ts';
import { GuestOrders } from '../../../widgets/order-access/guest-orders.tsx';
import * as styles from '#src/widgets/page.css.ts';
import { useOrderCommands } from '../parts/use-order-commands.ts';
import { useText } from '#src/widgets/use-text.ts';

const pageSize = 10;

const NoOrders = latePart(() => import('./no-orders.tsx').then((module) => module.NoOrders));

export default function OrderListPage() {
  const isMember = useMember() !== null;
  const isResolving = useIsResolvingSession();
  const { query } = usePlace();
  const filter = readFilter(query);
  if (!isMember && !isResolving) {
    return (
      <div className={styles.page}>
        <GuestOrders />
      </div>
    );
  }
  return (
    <Container className={styles.page}>
      <AccountArea current={href('/order/list')}>
        {isMember ? <Orders filter={filter} /> : <OrdersSkeleton />}
      </AccountArea>
    </Container>
  );
}

function Orders({ filter }: { filter: OrderFilter }) {
  const text = useText(orderListText);
  const { tab, q, pageNo } = filter;
  const navigateTo = useNavigateTo();
  const found = useQuery(orderList(useShop(), { tab, pageNo, pageSize, ...(q === '' ? {} : { q }) }));
  const commands = useOrderCommands();
  const confirmReceipt = useConfirmReceipt(commands);

  return (
    <Stack gap="s">
      <Heading level={1} tabIndex={-1}>
        {text.title}
      </Heading>
      <OrderSearch key={q} q={q} onSearch={(words) => navigateTo(listHref({ tab: 'ALL', q: words, pageNo: 1 }))} />
      <TabLinks
        label={text.tabsLabel}
        tabs={orderTabs.map((each) => ({
          href: listHref({ tab: each, q, pageNo: 1 }),
          label: text.tabs[each],
          current: each === tab,
          count: each === 'ALL' ? undefined : found.data?.counts[each],
        }))}
      />
      <QueryView query={found} waiting={<OrdersSkeleton />} marksOutdated withNote>
        {({ list, total }) => (
          <Stack gap="l">
            {q === '' ? (
              <VisuallyHidden>
                <span role="status">{total}</span>
              </VisuallyHidden>
            ) : (
              <Text tone="muted">
                <span role="status">{text.found(total, q)}</span>
              </Text>
            )}
            <NumberedPages
              page={pageNo}
              total={total}
              pageSize={pageSize}
              hrefOf={(page) => listHref({ ...filter, pageNo: page })}
            >
              {list.length === 0 && <NoOrders filter={filter} />}
              <GroupedOrders
                label={text.tabs[tab]}
                list={list}
                item={(order) => (
                  <OrderItem
                    order={order}
                    commands={commands}
                    onExpired={() => void found.refetch()}
                    onConfirm={() => void confirmReceipt(order.orderNo)}
                  />
                )}
              />
            </NumberedPages>
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
}

function OrderSearch({ q, onSearch }: { q: string; onSearch: (words: string) => void }) {
  const text = orderListText;
  const [words, setWords] = useState(q);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(words.trim());
  };
  return (
    <form role="search" onSubmit={submit}>
      <SearchField
        name="q"
        label={text.search}
        placeholder={text.search}
        clearLabel={text.clearSearch}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onClear={() => {
          setWords('');
          if (q !== '') onSearch('');
        }}
      />
    </form>
  );
}

function OrdersSkeleton() {
  return (
    <Stack gap="l" loadingLabel={layoutText.loading}>
      <SkeletonOrder />
      <SkeletonOrder />
    </Stack>
  );
}
