import { CartLineCard, SpecList, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
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
  const { orderNo, grandTotal, coinPrice, shippingMethod, coinsPending } = order;
  const site = useSite();
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
        { name: text.total, value: priceInCoins(coinPrice, grandTotal, site) },
        { name: shippingMethod.name, value: dates },
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
        {lines.map(({ lineId, spu, title, image, options, quantity, lineTotal }) => (
          <li key={lineId}>
            <CartLineCard
              headingLevel={3}
              title={title}
              href={href('/product-detail', { spu })}
              picture={shopPicture(image)}
              options={options.map(({ value }) => value).join(', ') || undefined}
              unit={text.quantity(quantity)}
              price={{ now: priceInCoins(coinPrice, lineTotal, site) }}
            />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
