import { Banner, Button, CartLineCard, Inline, Link, type CartLineCardProps } from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { useActors, useSite } from '#src/actors/use-actors.ts';
import { isObstacle } from '#src/actors/checkout/obstacles.ts';
import type { Quote } from '#src/api/queries/checkout.ts';
import { checkoutText } from './text.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { href } from '#src/routing/href.ts';
import * as styles from './items.css.ts';

const text = checkoutText.items;

type Problem = Quote['problems'][number];
type Line = Quote['lines'][number];
type NoteTone = NonNullable<CartLineCardProps['notes']>[number]['tone'];

interface ItemsProps {
  readonly quote: Quote;
  /** What is in the way is put right in the cart; a product bought at once on its own page. */
  readonly fromCart: boolean;
  readonly isLocked: boolean;
}

/** What is being bought and what coupons add to it, right over what it costs. */
export function Items({ quote: { lines, gifts, suits, problems, exchange }, fromCart, isLocked }: ItemsProps) {
  const site = useSite();
  return (
    <fieldset disabled={isLocked}>
      {suits?.map(
        ({ suitGroupId, title, notice }) =>
          notice !== undefined && (
            <Banner key={suitGroupId} tone="caution" title={title}>
              {notice}
            </Banner>
          ),
      )}
      <ul aria-label={text.title} className={problems.some(isObstacle) ? undefined : styles.few}>
        {lines.concat(gifts ?? []).map((line) => (
          <li key={line.key}>
            <Item
              line={line}
              price={
                exchange ? checkoutText.exchange.coins(coinCount(exchange.cost, site)) : formatMoney(line.lineTotal)
              }
              problems={problems.filter(({ key }) => key === line.key)}
              bundle={suits?.find((suit) => suit.suitGroupId === line.suitGroupId && suit.notice === undefined)?.title}
              isGift={gifts?.includes(line)}
              fromCart={fromCart}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function notesOf(problems: readonly Problem[]) {
  const tone = (problem: Problem): NoteTone => (isObstacle(problem) ? 'critical' : 'info');
  return problems.map((problem) => ({
    text:
      problem.code === 'PRICE_CHANGED' && problem.was ? text.priceChanged(formatMoney(problem.was)) : problem.message,
    tone: tone(problem),
  }));
}

interface ItemProps {
  readonly line: Line;
  /** In money, or in coins. */
  readonly price: string;
  readonly problems: readonly Problem[];
  /** What the bundle is called that it is a part of. */
  readonly bundle: string | undefined;
  readonly isGift: boolean | undefined;
  readonly fromCart: boolean;
}

function Item({ line, price, problems, bundle, isGift, fromCart }: ItemProps) {
  return (
    <CartLineCard
      title={line.title}
      href={href('/product-detail', { sku: line.sku })}
      picture={shopPicture(line.image)}
      options={line.options.map(({ value }) => value).join(', ') || undefined}
      price={{ now: price }}
      unit={line.quantity > 1 ? text.each(line.quantity, formatMoney(line.unit)) : text.quantity(line.quantity)}
      notes={[
        ...(isGift ? [{ text: text.gift, tone: 'neutral' as const }] : []),
        ...(bundle === undefined ? [] : [{ text: text.partOf(bundle), tone: 'neutral' as const }]),
        ...notesOf(problems),
      ]}
      unavailable={line.stockState === 'OUT' || line.stockState === 'OFF_SALE'}
      actions={problems.some(isObstacle) ? <Fix line={line} fromCart={fromCart} /> : undefined}
    />
  );
}

/** The way out of a problem, right where it is. */
function Fix({ line, fromCart }: { line: Line; fromCart: boolean }) {
  const actors = useActors();
  if (!fromCart) return <Link href={href('/product-detail', { sku: line.sku })}>{text.product}</Link>;
  const { id, title, maxQuantity, quantity } = line;
  return (
    <Inline gap="xs">
      {maxQuantity > 0 && maxQuantity < quantity && (
        <Button
          tone="outline"
          size="s"
          onClick={() => actors?.cart.send({ type: 'cart.setQuantity', id, quantity: maxQuantity })}
        >
          {text.take(maxQuantity)}
        </Button>
      )}
      <Button
        tone="quiet"
        size="s"
        aria-label={text.removeOf(title)}
        onClick={() => actors?.cart.send({ type: 'cart.remove', ids: [id] })}
      >
        {text.remove}
      </Button>
    </Inline>
  );
}
