import { Checkbox, Link, SectionHeader, Stack, Text } from '#design-system/index.ts';
import { formatMoney, multiplyMoney } from '#rules/money.ts';
import { useMember, useSite } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { couponAmount } from '#src/widgets/coupons/coupon-amount.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { priceDiscountsText as text } from './price-discounts-text.ts';
import * as styles from './price-detail.css.ts';
import { isInChoice, withCoins, withCouponPressed, type PriceChoice } from './price-choice.ts';
import type { PriceDetail } from './step-rows.ts';

interface PriceDiscountsProps {
  readonly coupons: NonNullable<PriceDetail['coupons']>;
  readonly coins: PriceDetail['coins'];
  readonly choice: PriceChoice;
  readonly onChoice: (choice: PriceChoice) => void;
}

/** The coupons and the coins that the price can be counted with; a guest reads what anybody can claim. */
export function PriceDiscounts({ coupons: { usable, claimable }, coins, choice, onChoice }: PriceDiscountsProps) {
  const site = useSite();
  const isMember = useMember() !== null;
  // Free shipping is no offer where shipping is free already.
  const worthwhile = usable.filter(({ coupon, discount }) => discount.amount > 0 || isInChoice(choice, coupon));
  const hasCoins = coins !== undefined && coins.usable > 0;
  if (isMember && worthwhile.length === 0 && claimable.length === 0 && !hasCoins) return null;
  return (
    <section aria-labelledby="price-discounts" className={styles.discounts}>
      <Stack gap="m">
        <SectionHeader id="price-discounts" title={text.title} />
        {worthwhile.length > 0 || hasCoins ? (
          <fieldset aria-label={text.legend}>
            <Stack gap="s">
              <Text tone="muted">{text.lead}</Text>
              {worthwhile.map(({ coupon, discount }) => (
                <Checkbox
                  key={coupon.couponId}
                  label={text.coupon(couponAmount(coupon.terms, site), coupon.terms.scopeText)}
                  note={text.saves(formatMoney(discount))}
                  checked={isInChoice(choice, coupon)}
                  onChange={() => onChoice(withCouponPressed(choice, coupon))}
                />
              ))}
              {hasCoins && (
                <Checkbox
                  label={text.coins(coinCount(coins.usable, site))}
                  note={text.saves(formatMoney(multiplyMoney(coins.stepWorth, Math.floor(coins.usable / coins.step))))}
                  checked={choice.coins === true}
                  onChange={(event) => onChoice(withCoins(choice, event.target.checked))}
                />
              )}
            </Stack>
          </fieldset>
        ) : null}
        {claimable.length > 0 && (
          <Stack as="ul" gap="xs">
            {claimable.map(({ terms, discount }) => (
              <Text as="li" key={terms.templateId} numbers>
                {text.claim(couponAmount(terms, site), formatMoney(discount))}
              </Text>
            ))}
          </Stack>
        )}
        {isMember ? claimable.length > 0 && <Link href={href('/coupon/center')}>{text.center}</Link> : <LogIn />}
      </Stack>
    </section>
  );
}

function LogIn() {
  const { path, query } = usePlace();
  return (
    <p>
      <Link href={href('/account/login', { redirect: `${path}?${query.toString()}` })}>{text.guest}</Link>
    </p>
  );
}
