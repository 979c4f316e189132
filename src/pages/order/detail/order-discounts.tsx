import { SpecList, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import type { Site } from '#rules/markets.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { orderDiscountsText } from '#src/text/discounts.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { useText } from '#src/widgets/use-text.ts';

type Order = components['schemas']['Order'];
type DiscountsText = typeof orderDiscountsText;

interface Row {
  readonly name: string;
  readonly value: string;
  /** What became of it. */
  readonly note: string;
}

/** The coupons and the coins of a member's order: used, given back, earned. Nothing where there are none. */
export function OrderDiscounts({ coupons = [], coins }: Pick<Order, 'coupons' | 'coins'>) {
  const site = useSite();
  const text = useText(orderDiscountsText);
  const rows = [...couponRows(coupons, text), ...(coins ? coinRows(coins, text, site) : [])];
  if (rows.length === 0) return null;
  return (
    <TitledSection title={text.title}>
      <SpecList
        items={rows.map(({ name, value, note }) => ({
          name,
          value: (
            <>
              <Text as="span" numbers>
                {value}
              </Text>
              {note !== '' && (
                <Text size="small" tone="muted">
                  {note}
                </Text>
              )}
            </>
          ),
        }))}
      />
    </TitledSection>
  );
}

function couponRows(coupons: NonNullable<Order['coupons']>, text: DiscountsText): Row[] {
  return coupons.map(({ name, kind, discount, status }) => ({
    name: kind === 'SHIPPING' ? text.deliveryCoupon : text.coupon,
    value: text.couponValue(name, formatMoney(discount)),
    note: text.couponStatus[status],
  }));
}

function coinRows(coins: NonNullable<Order['coins']>, text: DiscountsText, site: Site): Row[] {
  const { used, worth, returned, toEarn, takenBack, earned } = coins;
  const count = (amount: number) => coinCount(amount, site);
  return [
    ...(used > 0
      ? [
          {
            name: text.coinsUsed,
            value: text.coinsUsedValue(count(used), formatMoney(worth)),
            note: returned > 0 ? text.coinsReturned(count(returned)) : '',
          },
        ]
      : []),
    ...(toEarn > 0 && (earned !== 'NONE' || takenBack > 0)
      ? [
          {
            name: text.coinsEarned,
            value: text.coins(count(toEarn)),
            note: takenBack > 0 ? text.takenBack(count(takenBack)) : text.earned[earned],
          },
        ]
      : []),
  ];
}
