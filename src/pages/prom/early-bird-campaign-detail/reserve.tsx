import { Button, clockFormat, Link, Text } from '#design-system/index.ts';
import { day } from '#rules/durations.ts';
import { formatMoney } from '#rules/money.ts';
import { useMember } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { idempotent } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { href } from '#src/routing/href.ts';
import { SpokenDeadline } from '#src/widgets/spoken-deadline.tsx';
import { useText } from '#src/widgets/use-text.ts';
import type { DepositCampaign } from '../parts/deposit-queries.ts';
import { depositText } from '../parts/deposit-text.ts';
import * as styles from './detail.css.ts';
import { depositDetailText } from './text.ts';
import { useOrder } from './use-order.ts';

/** A moment that is nearer than this (ms) is counted down to. */
const near = 3 * day;

interface ReserveProps {
  readonly campaign: DepositCampaign;
  readonly readAt: number;
  readonly onEnd: () => void;
}

/** The button of a campaign that takes deposits, and why another one has none. */
export function Reserve({ campaign, readAt, onEnd }: ReserveProps) {
  const text = useText(depositDetailText);
  const words = useText(depositText);
  const { id, card, price, deposit, state, startTime, endTime, left, perUserLimit } = campaign;
  const member = useMember();
  if (state !== 'RESERVING') {
    return (
      <>
        <Text>{words.states[state]}</Text>
        {state === 'COMING' && startTime - readAt < near && (
          <p className={styles.facts}>
            {text.begins}{' '}
            <SpokenDeadline
              {...{ until: startTime, format: clockFormat, label: text.timeToGo, spoken: text.spokenLeft, onEnd }}
            />
          </p>
        )}
        <Button asChild tone="outline" block>
          <Link tone="plain" href={href('/product-detail', { spu: card.spu, sku: card.sku })}>
            {text.see(formatMoney(price))}
          </Link>
        </Button>
      </>
    );
  }
  const label = text.reserve(formatMoney(deposit));
  const thisPage = href('/prom/early-bird-campaign-detail', { id });
  return (
    <>
      {member === null ? (
        <Button asChild tone="brand" size="l" block>
          <Link tone="plain" href={href('/account/login', { redirect: thisPage })}>
            {label}
          </Link>
        </Button>
      ) : (
        <ReserveButton campaign={campaign} label={label} />
      )}
      <p className={styles.facts}>
        {[words.left(left), ...(perUserLimit === null ? [] : [text.limit(perUserLimit)])].join(' · ')}
      </p>
      {endTime - readAt < near && (
        <p className={styles.facts}>
          {text.ends}{' '}
          <SpokenDeadline
            {...{ until: endTime, format: clockFormat, label: text.timeLeft, spoken: text.spokenLeft, onEnd }}
          />
        </p>
      )}
    </>
  );
}

function ReserveButton({
  campaign: { id, sku },
  label,
}: {
  readonly campaign: DepositCampaign;
  readonly label: string;
}) {
  const shop = useShop();
  const { order, isOrdering } = useOrder((key) =>
    unwrap(
      shop.client.POST('/app-mall/v1/prom/early-bird/reserve', {
        params: { header: idempotent(key) },
        body: { id, sku },
      }),
    ),
  );
  return (
    <Button tone="brand" size="l" block loading={isOrdering} onClick={order}>
      {label}
    </Button>
  );
}
