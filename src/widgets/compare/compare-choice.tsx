import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, IconCheck, IconPlus, ImageBox, Link, Text } from '#design-system/index.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { dropCompared, keepCompared, replaceCompared, useCompared, type ComparedLamp } from '#src/storage/compared.ts';
import { WallEntrance } from '../wall-entrance.tsx';
import { usePromotionEnds } from '../promotion-ends.ts';
import { shopPicture } from '../shop-picture.ts';
import { compareHref } from './compare-address.ts';
import { compareChoiceText as text } from './text.ts';
import * as styles from './compare.css.ts';

/** On the picture of a card: picks its product to be compared, or lets it go again. */
function CompareToggle({ lamp }: { readonly lamp: ComparedLamp }) {
  const lamps = useCompared();
  const notify = useNotify();
  const isPicked = lamps.some(({ sku }) => sku === lamp.sku);
  const press = () => {
    if (isPicked) dropCompared(lamp.sku);
    else if (!keepCompared(lamp)) notify({ text: text.full, tone: 'warning' });
  };
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={text.compareOf(lamp.title)}
      aria-pressed={isPicked}
      data-some={lamps.length > 0}
      onClick={press}
    >
      <span className={styles.face}>
        {isPicked ? <IconCheck size={16} /> : <IconPlus size={16} />}
        {text.compare}
      </span>
    </button>
  );
}

/** At the foot of a list: what was picked to be compared, how many more there may be, and the way to them side by side. */
function CompareBar() {
  const lamps = useCompared();
  if (lamps.length === 0) return null;
  return (
    <section className={styles.bar} aria-label={text.picked}>
      <div className={styles.pictures}>
        {lamps.map(({ sku, image }) => (
          <div key={sku} className={styles.picture}>
            <ImageBox picture={shopPicture(image)} sizes="44px" rounded />
          </div>
        ))}
      </div>
      <Text as="div" size="small" weight="medium" numbers className={styles.count}>
        <span role="status">{text.count(lamps.length)}</span>
      </Text>
      <Button tone="quiet" size="s" onClick={() => replaceCompared([])}>
        {text.clear}
      </Button>
      <Button asChild size="s">
        <Link tone="plain" href={compareHref(lamps.map(({ sku }) => sku))}>
          {text.compare}
        </Link>
      </Button>
    </section>
  );
}

/** The cards of a list by the SPU that their link names; where the page shows a product again further down, the first one. */
function cardsNow(): ReadonlyMap<string | null, Element> {
  const cards = [...document.querySelectorAll('article')].toReversed();
  return new Map(cards.map((card) => [new URLSearchParams(card.querySelector('a')?.search).get('spu'), card]));
}

/**
 * Puts a toggle on the card of each product, the way to a wall of one's own and the bar at their foot. It finds the cards on the page, so that no list and no card has
 * anything of it before it comes.
 */
export function CompareChoice({ products }: { readonly products: readonly ComparedLamp[] }) {
  usePromotionEnds();
  const [cards, setCards] = useState<ReturnType<typeof cardsNow>>(new Map());
  useEffect(() => {
    const frame = requestAnimationFrame(() => setCards(cardsNow()));
    return () => cancelAnimationFrame(frame);
  }, [products]);
  return (
    <>
      {products.map((product) => {
        const card = cards.get(product.spu);
        return card && createPortal(<CompareToggle lamp={product} />, card, product.spu);
      })}
      <WallEntrance />
      <CompareBar />
    </>
  );
}
