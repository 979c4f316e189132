import { useMutation, type UseMutationResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Button, InlineMessage, Link, SectionHeader, SkeletonText, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useAsk } from '#src/actors/dialogs/use-dialogs.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { idempotent } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { sendOnce } from '#src/api/send-once.ts';
import { shopKey } from '#src/api/shop.ts';
import { useFocusAfter } from '#src/hooks/use-focus-after.ts';
import { href } from '#src/routing/href.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { coinExchange } from '../parts/queries.ts';
import { coinCenterText } from '../parts/coin-center-text.ts';
import * as styles from '../parts/coin-page.css.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { ExchangeProduct } from './exchange-product.tsx';

type Item = components['schemas']['CoinExchangeItem'];
type Mutation = UseMutationResult<void, Error, Item>;

const text = coinCenterText.exchange;

/** What coins are exchanged for. @param balance of the member; undefined for a guest */
export function Exchange({ balance }: { balance: number | undefined }) {
  const shop = useShop();
  const site = useSite();
  const cache = useQueryClient();
  const found = useQuery(coinExchange(shop));
  const exchange: Mutation = useMutation({
    mutationFn: async ({ itemId }: Item) => {
      const body = { itemId };
      await sendOnce('exchangeCoins', itemId, body, (key) =>
        unwrap(shop.client.POST('/app-mall/v1/coin/exchange', { body, params: { header: idempotent(key) } })),
      );
    },
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: shopKey(shop, 'coin') }),
        cache.invalidateQueries({ queryKey: shopKey(shop, 'account') }),
      ]),
  });
  const ask = useAsk();
  const focusAfter = useFocusAfter();
  const outcomeId = useId();
  const exchangeAsked = async (item: Item, have: number) => {
    const { title, message, ok, cancel } = text.dialog;
    const words = {
      title: title(item.title, coinCount(item.cost, site)),
      message: message(coinCount(have, site), coinCount(have - item.cost, site)),
      okLabel: ok(coinCount(item.cost, site)),
      cancelLabel: cancel,
    };
    if (!(await ask({ kind: 'confirm', ...words }))) return;
    // Its button is disabled meanwhile, and may be gone afterwards.
    focusAfter(() => document.getElementById(outcomeId));
    exchange.mutate(item);
  };
  const failure = exchange.error instanceof ShopApiError ? exchange.error.message : coinCenterText.failed;
  return (
    <section aria-labelledby="exchange">
      <Stack gap="m">
        <SectionHeader id="exchange" title={text.title} lead={text.lead} />
        <QueryView query={found} waiting={<SkeletonText lines={4} />}>
          {({ items }) =>
            items.length === 0 ? (
              <Text tone="muted">{text.empty}</Text>
            ) : (
              <ul className={styles.exchange}>
                {items.map((item) => (
                  <li key={item.itemId} className={item.product ? styles.exchanged : styles.coupon}>
                    {item.product ? (
                      <ExchangeProduct item={item} product={item.product} balance={balance} />
                    ) : (
                      <ExchangeCoupon item={item} balance={balance} exchange={exchange} onPress={exchangeAsked} />
                    )}
                  </li>
                ))}
              </ul>
            )
          }
        </QueryView>
        <div role="status">
          {(exchange.error || exchange.isSuccess) && (
            <div id={outcomeId}>
              <InlineMessage tone={exchange.error ? 'critical' : 'positive'}>
                {exchange.error ? (
                  failure
                ) : (
                  <>
                    {text.done(exchange.variables.title)} <Link href={href('/coupon/list')}>{text.wallet}</Link>
                  </>
                )}
              </InlineMessage>
            </div>
          )}
        </div>
      </Stack>
    </section>
  );
}

interface ExchangeCouponProps {
  readonly item: Item;
  readonly balance: number | undefined;
  readonly exchange: Mutation;
  readonly onPress: (item: Item, balance: number) => Promise<void>;
}

function ExchangeCoupon({ item, balance, exchange, onPress }: ExchangeCouponProps) {
  return (
    <>
      <div>
        <Text size="lead" weight="medium">
          {item.title}
        </Text>
        <Text size="small" tone="muted">
          {[text.cost(item.cost), stateOf(item, balance)].filter(Boolean).join(' · ')}
        </Text>
      </div>
      {balance !== undefined && isOpen(item, balance) && (
        <Button
          size="s"
          tone="outline"
          loading={exchange.isPending && exchange.variables.itemId === item.itemId}
          disabled={exchange.isPending}
          aria-label={text.pressOf(item.title, item.cost)}
          onClick={() => void onPress(item, balance)}
        >
          {text.press}
        </Button>
      )}
    </>
  );
}

const isOpen = ({ left, mine, perUser, cost }: Item, balance: number): boolean =>
  left > 0 && mine < perUser && balance >= cost;

function stateOf({ left, mine, perUser, cost }: Item, balance: number | undefined): string {
  if (left === 0) return text.gone;
  if (balance === undefined) return '';
  if (mine >= perUser) return text.none;
  return balance < cost ? text.poor(cost - balance) : text.left(perUser - mine);
}
