import { clockFormat, Button, Heading, Link, Text } from '#design-system/index.ts';
import { day } from '#rules/durations.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { SpokenDeadline } from '#src/widgets/spoken-deadline.tsx';
import { useText } from '#src/widgets/use-text.ts';
import type { DepositReservation } from '../parts/deposit-queries.ts';
import { depositText } from '../parts/deposit-text.ts';
import { saidMoment } from '../parts/said-moment.ts';
import { Balance } from './balance.tsx';
import * as styles from './detail.css.ts';
import { depositDetailText } from './text.ts';

interface ReservationProps {
  readonly reservation: DepositReservation;
  /** Epoch ms on the device clock. */
  readonly readAt: number;
  /** Its time is over: asks the server what holds now. */
  readonly onEnd: () => void;
}

/** A moment that is nearer than this (ms) is counted down to. */
const near = 3 * day;

/** What a member has reserved of the campaign, and the next thing to do about it. */
export function Reservation({ reservation, readAt, onEnd }: ReservationProps) {
  const text = useText(depositDetailText);
  const words = useText(depositText);
  const { standing, depositOrderNo, balanceOrderNo, canCancel, goesBack } = reservation;
  const orderOf = (orderNo: string) => href('/order/detail', { orderNo });
  return (
    <section className={styles.mine} aria-label={text.mine}>
      <Heading level={2} look={4}>
        {words.standings[standing]}
      </Heading>
      <Next reservation={reservation} readAt={readAt} onEnd={onEnd} />
      <div className={styles.links}>
        {standing === 'COMPLETED' && balanceOrderNo !== undefined ? (
          <Link href={orderOf(balanceOrderNo)}>{text.order}</Link>
        ) : (
          <Link href={orderOf(depositOrderNo)}>{text.deposit}</Link>
        )}
        {canCancel && (
          <Link href={href('/order/revoke', { orderNo: depositOrderNo })}>
            {goesBack && standing === 'BALANCE_DUE' ? text.withdraw : text.cancel}
          </Link>
        )}
      </div>
    </section>
  );
}

function Next({ reservation, readAt, onEnd }: ReservationProps) {
  const text = useText(depositDetailText);
  const site = useSite();
  const { standing, deposit, balance, depositOrderNo, balanceOrderNo, payExpireTime, balanceStart, balanceEnd } =
    reservation;
  const pay = (orderNo: string) => href('/order/payment', { orderNo });
  if (standing === 'HELD') {
    return (
      <>
        {payExpireTime !== undefined && (
          <p>
            {text.heldUntil}{' '}
            <SpokenDeadline
              until={payExpireTime}
              format={clockFormat}
              label={text.timeLeft}
              spoken={text.spokenLeft}
              onEnd={onEnd}
            />
          </p>
        )}
        <Button asChild tone="brand" size="l" block>
          <Link tone="plain" href={pay(depositOrderNo)}>
            {text.payDeposit(formatMoney(deposit))}
          </Link>
        </Button>
      </>
    );
  }
  if (standing === 'RESERVED') {
    return <Text>{text.reserved(formatMoney(balance), saidMoment(balanceStart, site, readAt))}</Text>;
  }
  if (standing !== 'BALANCE_DUE') return null;
  return (
    <>
      <p>
        {text.due(saidMoment(balanceEnd - 1, site, readAt))}{' '}
        {balanceEnd - readAt < near && (
          <SpokenDeadline
            until={balanceEnd}
            format={clockFormat}
            label={text.timeLeft}
            spoken={text.spokenLeft}
            onEnd={onEnd}
          />
        )}
      </p>
      {balanceOrderNo === undefined ? (
        <Balance reservation={reservation} />
      ) : (
        <Button asChild tone="brand" size="l" block>
          <Link tone="plain" href={pay(balanceOrderNo)}>
            {text.finish}
          </Link>
        </Button>
      )}
    </>
  );
}
