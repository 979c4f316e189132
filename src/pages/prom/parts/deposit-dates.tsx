import { classNames } from '#design-system/foundations/class-names.ts';
import { VisuallyHidden } from '#design-system/index.ts';
import { day } from '#rules/durations.ts';
import { civilTime } from '#rules/dates.ts';
import { marketDay } from '#rules/market-dates.ts';
import { markets, type Site } from '#rules/markets.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useText } from '#src/widgets/use-text.ts';
import * as styles from './deposit-dates.css.ts';
import type { DepositCampaign } from './deposit-queries.ts';
import { depositText } from './deposit-text.ts';

type Dates = Pick<DepositCampaign, 'state' | 'startTime' | 'endTime' | 'balanceStart' | 'balanceEnd' | 'shipStart'>;

/** A day that is further away than this (ms) is said with its year. */
const far = 300 * day;

/** The day of a market on which an instant falls. */
const dayOf = (instant: number, site: Site, now: number): string =>
  marketDay(civilTime(instant, markets[site].timeZone), site, { withYear: Math.abs(instant - now) > far });

/** Which of the three dates is the present one; before the first and between two there is none. */
const presentStop: Readonly<Record<DepositCampaign['state'], number>> = {
  ...{ COMING: -1, RESERVING: 0, SOLD_OUT: 0, CLOSED: 0.5, BALANCE_DUE: 1, SHIPPING: 2, DONE: 3 },
};

/** The dates of a campaign on one line: deposit, balance, shipping. @param readAt when it was read, epoch ms */
export function DepositDates({ campaign, readAt }: { readonly campaign: Dates; readonly readAt: number }) {
  const text = useText(depositText);
  const site = useSite();
  const { state, startTime, endTime, balanceStart, balanceEnd, shipStart } = campaign;
  const present = presentStop[state];
  const stops = [
    {
      label: text.deposit,
      when:
        state === 'COMING'
          ? text.depositFrom(dayOf(startTime, site, readAt))
          : text.depositUntil(dayOf(endTime - 1, site, readAt)),
    },
    {
      label: text.balance,
      when: text.balanceDays(dayOf(balanceStart, site, balanceStart), dayOf(balanceEnd - 1, site, readAt)),
    },
    { label: text.shipping, when: text.shippingFrom(dayOf(shipStart, site, readAt)) },
  ];
  return (
    <ol className={styles.line} aria-label={text.dates}>
      {stops.map(({ label, when }, place) => (
        <li
          key={label}
          className={classNames(styles.stop, place === present && styles.present, place < present && styles.past)}
          aria-current={place === present ? 'step' : undefined}
        >
          <span className={styles.label}>{label}</span>
          <span className={styles.when}>{when}</span>
          {place <= present && <VisuallyHidden>{place === present ? text.present : text.past}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
