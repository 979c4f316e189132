import { CartLineCard, SpecList, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { linePrice, takenOff } from '#rules/line-price.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { paymentText } from '#src/text/payment.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { priceInCoins } from '#src/widgets/coins/price-in-coins.ts';
import { deliveryDates } from '#src/widgets/delivery-dates.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { href } from '#src/routing/href.ts';

const text = paymentText.completed;
type CompletedOrder = components['schemas']['CompletedOrder'];

/** The facts one wants to see again: number, total, delivery, the coins to come. */
export function Receipt({ order }: { order: CompletedOrder }) {
  const { orderNo, lines, grandTotal, coinPrice, shippingMethod, story, coinsPending } = order;
  const site = useSite();
  const off = takenOff(lines, grandTotal.currency);
  const dates = deliveryDates(shippingMethod.estFrom, shippingMethod.estTo, site);
  return (
    <SpecList
      items={[
        {
          name: text.number,
          value: (
            <Text as="span" mono>
              {orderNo}
            </Text>
          ),
        },
        ...(coinPrice === undefined && off.amount > 0 ? [{ name: text.takenOff, value: `−${formatMoney(off)}` }] : []),
        { name: text.total, value: priceInCoins(coinPrice, grandTotal, site) },
        ...(story ? [] : [{ name: shippingMethod.name, value: dates }]),
        ...(coinsPending > 0 ? [{ name: text.coins, value: text.coinsPending(coinCount(coinsPending, site)) }] : []),
      ]}
    />
  );
}

export function Bought({ order: { lines, coinPrice } }: { order: CompletedOrder }) {
  const site = useSite();
  return (
    <TitledSection title={text.items}>
      <ul>
        {lines.map((line) => (
          <li key={line.lineId}>
            <CartLineCard
              headingLevel={3}
              title={line.title}
              href={href('/product-detail', { spu: line.spu })}
              picture={shopPicture(line.image)}
              options={line.options.map(({ value }) => value).join(', ') || undefined}
              unit={text.quantity(line.quantity)}
              price={{ now: priceInCoins(coinPrice, linePrice(line), site) }}
            />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
