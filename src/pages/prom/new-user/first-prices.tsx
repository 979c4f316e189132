import { useState } from 'react';
import { Grid, IconButton, IconCheck, IconPlus, ProductCard, SectionHeader } from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { useNotify, useWithActors } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { productText } from '#src/text/product.ts';
import { shopPicture, unlitPicture } from '#src/widgets/shop-picture.ts';
import { useText } from '#src/widgets/use-text.ts';
import type { NewUserOffer } from './queries.ts';
import { newUserText } from './text.ts';

type Item = NewUserOffer['items'][number];

/** The buy type of a line at a first-order price. */
const firstBuyType = 5;

interface FirstPricesProps {
  readonly items: readonly Item[];
  /** Whether they can be put into the cart at these prices. */
  readonly isOpen: boolean;
}

/** Lights at the prices of a first order, beside what they cost otherwise. */
export function FirstPrices({ items, isOpen }: FirstPricesProps) {
  const text = useText(newUserText).items;
  return (
    <section aria-labelledby="first-prices">
      <SectionHeader id="first-prices" title={text.title} />
      <Grid as="ul" plan="products">
        {items.map((item) => (
          <li key={item.promoItemId}>
            <FirstPrice item={item} isOpen={isOpen} />
          </li>
        ))}
      </Grid>
    </section>
  );
}

function FirstPrice({ item: { promoItemId, card, amount }, isOpen }: { item: Item; isOpen: boolean }) {
  const text = useText(newUserText).items;
  const { spu, sku, title, image, price, stockState, energyClass } = card;
  const isOut = stockState === 'OUT';
  return (
    <ProductCard
      title={title}
      href={href('/product-detail', { spu, sku })}
      picture={isOut ? unlitPicture(image) : shopPicture(image)}
      price={{
        now: formatMoney(amount),
        was:
          price && price.sale.amount > amount.amount
            ? { text: formatMoney(price.sale), spoken: text.plain }
            : undefined,
      }}
      energy={energyClass === null ? undefined : { label: productText.energyClass(energyClass), energyClass }}
      note={isOut ? productText.badges.SOLD_OUT : isOpen ? undefined : text.locked}
      action={isOpen && !isOut ? <AddFirst promoItemId={promoItemId} sku={sku} title={title} /> : undefined}
    />
  );
}

interface AddFirstProps {
  readonly promoItemId: string;
  readonly sku: string;
  readonly title: string;
}

function AddFirst({ promoItemId, sku, title }: AddFirstProps) {
  const text = useText(newUserText).items;
  const withActors = useWithActors();
  const notify = useNotify();
  const [isAdded, setIsAdded] = useState(false);
  const add = () => {
    // One of each: another press sets the same line to one.
    const line = { sku, quantity: 1, buyType: firstBuyType, promoItemId } as const;
    withActors(({ additions }) => {
      void additions.add({ ...line, mode: 2 }).then((isIn) => {
        if (!isIn) return;
        setIsAdded(true);
        notify({ key: `added.${promoItemId}`, tone: 'success', text: text.added });
      });
    });
  };
  return (
    <IconButton label={text.add(title)} icon={isAdded ? <IconCheck /> : <IconPlus />} tone="solid" onClick={add} />
  );
}
