import { CartLineCard, Stack, type CartLineCardProps } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { prizeBuyType } from '#rules/cart-lines.ts';
import { linePrice } from '#rules/line-price.ts';
import { formatMoney } from '#rules/money.ts';
import { shipMonthText } from '#rules/ship-months.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { orderText } from '#src/text/orders.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { priceInCoins } from '#src/widgets/coins/price-in-coins.ts';
import { dayText } from '#src/widgets/moments.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { href } from '#src/routing/href.ts';
import { itemsId } from '../parts/items-id.ts';
import { LineReview } from './review/line-review.tsx';

type Line = components['schemas']['OrderLine'];

/** What was bought, as it was when it was bought. */
export function OrderLines({
  orderNo,
  lines,
  suits,
  coinPrice,
}: Pick<components['schemas']['Order'], 'orderNo' | 'lines' | 'suits' | 'coinPrice'>) {
  const site = useSite();
  const text = useText(orderText);
  return (
    <TitledSection title={text.items}>
      <ul id={itemsId} aria-label={text.items}>
        {lines.map((line) => (
          <li key={line.lineId}>
            <CartLineCard
              headingLevel={3}
              title={line.title}
              href={href('/product-detail', { sku: line.sku })}
              picture={shopPicture(line.image)}
              options={optionsOf(line)}
              price={{ now: priceInCoins(coinPrice, linePrice(line), site) }}
              unit={coinPrice === undefined ? text.each(line.quantity, formatMoney(line.unit)) : undefined}
              notes={notesOf(line, text, suits?.find(({ suitGroupId }) => suitGroupId === line.suitGroupId)?.title)}
              quantity={isBare(line) ? undefined : <LineFoot orderNo={orderNo} line={line} />}
            />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** A line without a foot takes no place for one. */
const isBare = ({ warrantyEndTime, toReview, review }: Line): boolean =>
  warrantyEndTime === undefined && !toReview && review === undefined;

/** How long it is under warranty, and its review. */
function LineFoot({ orderNo, line }: { orderNo: string; line: Line }) {
  const site = useSite();
  return (
    <Stack gap="s" align="start">
      {line.warrantyEndTime !== undefined && (
        <span>{orderText.warrantyUntil(dayText(line.warrantyEndTime, site))}</span>
      )}
      <LineReview orderNo={orderNo} line={line} />
    </Stack>
  );
}

function optionsOf({ options }: Line): string | undefined {
  return options.length === 0 ? undefined : options.map(({ value }) => value).join(', ');
}

function notesOf(
  { buyType, quantity, shippedQuantity, cancelledQuantity = 0, refundedQuantity, shipMonth }: Line,
  text: Pick<typeof orderText, 'partOf' | 'prize' | 'shipsIn' | 'shippedOf' | 'cancelledOf' | 'refundedOf'>,
  bundle: string | undefined,
): CartLineCardProps['notes'] {
  const isPartlyShipped = shippedQuantity > 0 && shippedQuantity < quantity;
  return [
    ...(buyType === prizeBuyType ? [{ text: text.prize, tone: 'neutral' as const }] : []),
    ...(bundle === undefined ? [] : [{ text: text.partOf(bundle), tone: 'neutral' as const }]),
    ...(shipMonth !== undefined && shippedQuantity === 0
      ? [{ text: text.shipsIn(shipMonthText(shipMonth)), tone: 'info' as const }]
      : []),
    ...(isPartlyShipped ? [{ text: text.shippedOf(shippedQuantity, quantity), tone: 'info' as const }] : []),
    ...(cancelledQuantity > 0
      ? [{ text: text.cancelledOf(cancelledQuantity, quantity), tone: 'neutral' as const }]
      : []),
    ...(refundedQuantity > 0 ? [{ text: text.refundedOf(refundedQuantity, quantity), tone: 'neutral' as const }] : []),
  ];
}
