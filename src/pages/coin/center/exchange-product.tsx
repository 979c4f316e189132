import { Button, ImageBox, Link, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { coinCenterText } from '../parts/coin-center-text.ts';
import * as styles from '../parts/coin-page.css.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';

type Schemas = components['schemas'];

const text = coinCenterText.exchange;

interface ExchangeProductProps {
  readonly item: Schemas['CoinExchangeItem'];
  readonly product: Schemas['ExchangedProduct'];
  /** Of the member; undefined for a guest. */
  readonly balance: number | undefined;
}

/** A product that is ordered for coins in the checkout, with what is missing where the balance is too small. */
export function ExchangeProduct({ item, product, balance }: ExchangeProductProps) {
  const site = useSite();
  const options = product.options.map(({ value }) => value).join(', ');
  return (
    <>
      <ImageBox picture={shopPicture(product.image)} sizes="(min-width: 900px) 230px, 45vw" rounded />
      <div className={styles.exchangedText}>
        <Link href={href('/product-detail', { sku: product.sku })} tone="quiet">
          {item.title}
        </Link>
        <Text size="small" tone="muted">
          {[options, text.delivered].filter(Boolean).join(' · ')}
        </Text>
        <Text size="small" numbers>
          {[text.costs(coinCount(item.cost, site)), stateOf(item, balance)].filter(Boolean).join(' · ')}
        </Text>
        <Action item={item} balance={balance} />
      </div>
    </>
  );
}

function stateOf({ left, mine, perUser }: Schemas['CoinExchangeItem'], balance: number | undefined): string {
  if (left === 0) return text.gone;
  return balance !== undefined && mine >= perUser ? text.none : '';
}

function Action({ item, balance }: Pick<ExchangeProductProps, 'item' | 'balance'>) {
  const site = useSite();
  const { itemId, title, cost, left, mine, perUser } = item;
  if (balance === undefined || left === 0 || mine >= perUser) return null;
  if (balance < cost) {
    const missing = coinCount(cost - balance, site);
    return (
      <div>
        <Button size="s" tone="outline" disabled aria-label={text.missingFor(missing, title)}>
          {text.missing(missing)}
        </Button>
      </div>
    );
  }
  return (
    <div>
      <Button asChild size="s" tone="outline">
        <Link
          tone="plain"
          href={href('/order/checkout', { source: 'COIN', itemId })}
          aria-label={text.orderOf(title, coinCount(cost, site))}
        >
          {text.order}
        </Link>
      </Button>
    </div>
  );
}
