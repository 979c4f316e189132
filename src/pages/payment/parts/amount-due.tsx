import { clockFormat, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { orderStateText } from '#src/text/order-state.ts';
import { paymentText as text } from '#src/text/payment.ts';
import { Deadline } from '#src/widgets/deadline.tsx';
import { PaidFor } from './paid-for.tsx';
import * as styles from './payment.css.ts';

interface AmountDueProps {
  readonly methods: components['schemas']['PaymentMethods'];
  /** The shop finds out how an attempt ended: no time runs meanwhile, and none is shown. */
  readonly isBeingChecked: boolean;
  readonly onExpired: () => void;
}

/** What is to be paid, the largest thing on the page, and how long there is time. */
export function AmountDue({ methods: { orderNo, amount, payExpireTime }, isBeingChecked, onExpired }: AmountDueProps) {
  return (
    <section className={styles.due} aria-label={text.amount}>
      <Stack gap="xxs">
        <p className={styles.amount}>{formatMoney(amount)}</p>
        {!isBeingChecked && (
          <Text>
            <Deadline until={payExpireTime} format={clockFormat} label={text.timeLeft} onEnd={onExpired} />{' '}
            {orderStateText.payWithin}
          </Text>
        )}
      </Stack>
      <PaidFor orderNo={orderNo} place="amount" />
    </section>
  );
}
