import { Inline, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { orderText } from '#src/text/orders.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { momentText } from '#src/widgets/moments.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { useText } from '#src/widgets/use-text.ts';

type Order = components['schemas']['Order'];
type Payment = components['schemas']['OrderPayment'];

const { brands: cardBrands, anyCard } = orderText.payment;

const isFailed = (status: Payment['status']) => status === 'DECLINED' || status === 'FAILED';

const brands: ReadonlyMap<string, string> = new Map(Object.entries(cardBrands));
const brandName = (brand: string) => brands.get(brand.toLowerCase()) ?? anyCard;

/** Every try to pay, every refund and every dispute, with what became of it. */
export function OrderPayments({
  payments,
  refunds,
  disputes = [],
  totals,
  coinPrice,
}: Pick<Order, 'payments' | 'refunds' | 'disputes' | 'coinPrice'> & {
  readonly totals: Pick<Order['totals'], 'grandTotal'>;
}) {
  const site = useSite();
  const text = useText(orderText.payment);
  const isHeld = refunds.some(({ status }) => status === 'HELD');
  return (
    <TitledSection title={text.title}>
      {payments.length === 0 && refunds.length === 0 ? (
        <Text tone="muted">
          {coinPrice !== undefined
            ? text.coins(coinCount(coinPrice, site))
            : totals.grandTotal.amount === 0
              ? text.nothing
              : text.none}
        </Text>
      ) : (
        <Stack as="ul" gap="m">
          {payments.map(({ paymentNo, method, card, status, amount, createdTime, settledTime }) => (
            <Stack as="li" key={paymentNo} gap="xxs">
              <Inline justify="between" align="baseline" wrap>
                <Text as="span">{card ? text.card(brandName(card.brand), card.last4) : text.method[method]}</Text>
                <Text as="span" numbers>
                  {formatMoney(amount)}
                </Text>
              </Inline>
              <Text size="small" tone={isFailed(status) ? 'critical' : 'muted'} numbers>
                {status === 'REFUNDING' && isHeld ? text.refundStatus.HELD : text.status[status]} ·{' '}
                {momentText(settledTime ?? createdTime, site)}
              </Text>
            </Stack>
          ))}
          {disputes.map(({ status, amount, openedTime }, index) => (
            <Stack as="li" key={`dispute ${index}`} gap="xxs">
              <Text as="span">{text.dispute(formatMoney(amount))}</Text>
              <Text size="small" tone="muted">
                {text.disputeStatus[status]} · {momentText(openedTime, site)}
              </Text>
            </Stack>
          ))}
          {refunds.map(({ refundNo, amount, status, createdTime, settledTime }) => (
            <Stack as="li" key={refundNo} gap="xxs">
              <Text as="span">{text.refund(formatMoney(amount))}</Text>
              <Text size="small" tone="muted">
                {text.refundStatus[status]} · {momentText(settledTime ?? createdTime, site)}
              </Text>
            </Stack>
          ))}
        </Stack>
      )}
    </TitledSection>
  );
}
