import { classNames } from '#design-system/foundations/class-names.ts';
import { VisuallyHidden } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useText } from '#src/widgets/use-text.ts';
import * as styles from './deposit-dates.css.ts';
import type { DepositCampaign } from './deposit-queries.ts';
import { depositText } from './deposit-text.ts';
import { saidDay } from './said-moment.ts';

type Dates = Pick<DepositCampaign, 'state' | 'startTime' | 'endTime' | 'balanceStart' | 'balanceEnd' | 'shipStart'>;

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
          ? text.depositFrom(saidDay(startTime, site, readAt))
          : text.depositUntil(saidDay(endTime - 1, site, readAt)),
    },
    {
      label: text.balance,
      when: text.balanceDays(saidDay(balanceStart, site, balanceEnd), saidDay(balanceEnd - 1, site, readAt)),
    },
    { label: text.shipping, when: text.shippingFrom(saidDay(shipStart, site, readAt)) },
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
