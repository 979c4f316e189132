import { SectionHeader } from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { couponText } from '#src/text/coupons.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { couponCondition, couponWorth } from '#src/widgets/coupon-words.ts';
import { useText } from '#src/widgets/use-text.ts';
import * as styles from './new-user.css.ts';
import type { NewUserOffer } from './queries.ts';
import { newUserText } from './text.ts';

/** Coupons, coins and prices, a line for each. */
export function Pack({ offer: { coupons, coins, worth, items } }: { offer: NewUserOffer }) {
  const text = useText(newUserText).pack;
  const words = useText(couponText);
  const site = useSite();
  const lines = [
    ...coupons.map(({ terms, validDays, state }) => {
      const condition = couponCondition(terms, words);
      const good = validDays === null ? text.fixedCoupon(condition) : text.coupon(condition, validDays);
      const note = state === 'CLAIMED' ? `${good} · ${text.inWallet}` : good;
      return { id: terms.templateId, worth: couponWorth(terms, words), note };
    }),
    ...(coins > 0
      ? [{ id: 'coins', worth: text.coins(coinCount(coins, site)), note: text.worth(formatMoney(worth)) }]
      : []),
    ...(items.length > 0 ? [{ id: 'prices', worth: text.prices, note: text.each }] : []),
  ];
  return (
    <section aria-labelledby="pack">
      <SectionHeader id="pack" title={text.title} />
      <ul>
        {lines.map((line) => (
          <li key={line.id} className={styles.row}>
            <span className={styles.worth}>{line.worth}</span>
            <span className={styles.condition}>{line.note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
