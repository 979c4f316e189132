import { Inline, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { orderText } from '#src/text/orders.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { momentText } from '#src/widgets/moments.ts';
import { Fold } from './fold.tsx';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { useText } from '#src/widgets/use-text.ts';

type Order = components['schemas']['Order'];
type Payment = components['schemas']['OrderPayment'];

const { brands: cardBrands, anyCard } = orderText.payment;

const isFailed = (status: Payment['status']) => status === 'DECLINED' || status === 'FAILED';

const brands: ReadonlyMap<string, string> = new Map(Object.entries(cardBrands));
const brandName = (brand: string) => brands.get(brand.toLowerCase()) ?? anyCard;

/** One try to pay, with what became of it. */
function Attempt({ payment, isHeld }: { payment: Payment; isHeld: boolean }) {
  const { method, card, status, amount, createdTime, settledTime } = payment;
  const site = useSite();
  const text = useText(orderText.payment);
  return (
    <Stack as="li" gap="xxs">
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
  );
}

/** Every refund, every dispute and the try to pay that counts; what did not work before it is folded. */
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
  const ended = payments.filter(({ status }) => isFailed(status) || status === 'CANCELLED');
  const shown =
    ended.length < payments.length ? payments.filter((payment) => !ended.includes(payment)) : ended.slice(-1);
  const folded = payments.filter((payment) => !shown.includes(payment));
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
          {shown.map((payment) => (
            <Attempt key={payment.paymentNo} payment={payment} isHeld={isHeld} />
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
      {folded.length > 0 && (
        <Fold title={text.earlier(folded.length)}>
          <Stack as="ul" gap="m">
            {folded.map((payment) => (
              <Attempt key={payment.paymentNo} payment={payment} isHeld={isHeld} />
            ))}
          </Stack>
        </Fold>
      )}
    </TitledSection>
  );
}
