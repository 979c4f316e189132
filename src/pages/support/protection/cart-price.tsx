import { useQuery } from '@tanstack/react-query';
import { Button, Heading, Link, SpecList, Text } from '#design-system/index.ts';
import { lineRequest } from '#rules/cart-lines.ts';
import { markets } from '#rules/markets.ts';
import { formatMoney, money } from '#rules/money.ts';
import { decideProtection } from '#rules/protection-choice.ts';
import { protectionFee, type ProtectionTerms } from '#rules/protection.ts';
import { useLocalCart, useMember, useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { suInfo } from '#src/api/queries/account.ts';
import { guestCart, memberCart } from '#src/api/queries/cart.ts';
import { href } from '#src/routing/href.ts';
import { outdated } from '#src/widgets/page.css.ts';
import { useText } from '#src/widgets/use-text.ts';
import * as styles from './protection.css.ts';
import { protectionPageText } from './text.ts';

/** What the items of an example cost, in minor units. */
const exampleAmount = 10_000;

/** The cart of whoever is here: what its items cost in minor units, 0 where it is empty or cannot be read, and the level of the member. */
function useCartAmount(): { readonly itemsAmount: number; readonly isPending: boolean; readonly level: number } {
  const shop = useShop();
  const isMember = useMember() !== null;
  const local = useLocalCart();
  const lines = local.lines.map(lineRequest);
  const member = useQuery({ ...memberCart(shop), enabled: isMember });
  const savvy = useQuery({ ...suInfo(shop), enabled: isMember });
  const guest = useQuery({ ...guestCart(shop, lines, local.selected), enabled: !isMember && lines.length > 0 });
  const { data, isPending } = isMember ? member : guest;
  const isEmpty = !isMember && lines.length === 0;
  return {
    itemsAmount: isEmpty ? 0 : (data?.totals.goodsTotal.amount ?? 0),
    isPending: !isEmpty && isPending,
    level: savvy.data?.level ?? 0,
  };
}

/** What protection costs for the cart of whoever is here, by the function of checkout; for an empty one, and until it is known, an example. */
export function CartPrice({ terms }: { terms: ProtectionTerms }) {
  const text = useText(protectionPageText.price);
  const { currency } = markets[useSite()];
  const { itemsAmount, isPending, level } = useCartAmount();
  const { isFree } = decideProtection({ terms, requested: true, level });
  const amount = (value: number) => formatMoney(money(value, currency));
  const isEmpty = itemsAmount === 0;
  const shown = isEmpty ? exampleAmount : itemsAmount;
  return (
    <section className={styles.price} aria-labelledby="price">
      <Heading level={2} look={3} id="price">
        {text.title}
      </Heading>
      {isEmpty && <Text tone="muted">{text.empty}</Text>}
      <div aria-busy={isPending} className={isPending ? outdated : undefined}>
        <SpecList
          items={[
            { name: isEmpty ? text.example : text.goods, value: amount(shown) },
            { name: text.fee, value: isFree ? text.free : <strong>{amount(protectionFee(shown, terms))}</strong> },
          ]}
        />
      </div>
      <Text size="small" tone="muted">
        {text.rule(String(terms.bps / 100), amount(terms.minimum))}
      </Text>
      <div>
        <Button asChild tone="outline">
          <Link href={isEmpty ? href('/collections') : href('/shopping-cart')} tone="plain">
            {isEmpty ? text.browse : text.back}
          </Link>
        </Button>
      </div>
    </section>
  );
}
