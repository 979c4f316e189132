import { lazy, memo, Suspense, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Heading, Stack } from '#design-system/index.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { useHydrated } from '#src/hooks/use-actor-value.ts';
import { rememberViewed } from '#src/storage/recently-viewed.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { priceParts } from '#src/widgets/price-parts.ts';
import { RecentlyViewed } from '#src/widgets/recently-viewed/recently-viewed.tsx';
import { canBuy, selectorTable, type ProductDetail, type SkuDetail } from '../parts/choice.ts';
import { productPageText as text } from '../parts/product-detail-text.ts';
import { Added } from '../parts/purchase/added.tsx';
import { usePurchase } from '../parts/purchase/purchase.ts';
import { BarAtFoot } from './bar-at-foot.tsx';
import { Below } from './below.tsx';
import { BuyButtons } from './buy-buttons.tsx';
import { createInView } from './in-view.ts';
import { Launch } from './launch.tsx';
import { OtherMarket } from './other-market.tsx';
import { ProductHeading } from './product-heading.tsx';
import { ProductOptions } from './product-options.tsx';
import { ProductPrice } from './product-price.tsx';
import { ProductTop } from './product-top.tsx';
import * as styles from './product.css.ts';
import { StockLine } from './stock-line.tsx';
import { useProductSelector } from './use-product-selector.ts';

function Highlights({ highlights }: { highlights: readonly string[] }) {
  if (highlights.length === 0) return null;
  return (
    <Stack as="section" gap="l" aria-labelledby="highlights">
      <Heading level={2} id="highlights">
        {text.highlights}
      </Heading>
      <ul className={styles.highlights}>
        {highlights.map((highlight) => (
          <li key={highlight} className={styles.highlight}>
            {highlight}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** What there is to know beyond what it takes to buy. */
const Sections = memo(function Sections({ product, sku }: { product: ProductDetail; sku: SkuDetail }) {
  const { spu, highlights } = product;
  return (
    <div className={styles.sections}>
      <Highlights highlights={highlights} />
      <Below product={product} sku={sku} />
      <RecentlyViewed except={spu} />
    </div>
  );
});

const NotifyMe = lazy(() => import('./notify-me.tsx').then((module) => ({ default: module.NotifyMe })));
const KeepAndShare = lazy(() =>
  import('./keep/keep-and-share.tsx').then((module) => ({ default: module.KeepAndShare })),
);

export interface ProductProps {
  readonly product: ProductDetail;
  /** The one that the address names. */
  readonly addressed: SkuDetail;
  readonly onChoose: (sku: string) => void;
}

/** It comes with the scripts: without them it does nothing. Apart, so that a product renders once when it is taken over. */
function Later({ quiet = false, children }: { quiet?: boolean; children: ReactNode }) {
  const isHydrated = useHydrated();
  return (
    isHydrated && (
      <ErrorBoundary quiet={quiet} onError={remoteLog.pageError}>
        <Suspense>{children}</Suspense>
      </ErrorBoundary>
    )
  );
}

/** A product: its pictures and what it takes to buy it, then everything there is to know, then what else there is. */
export function Product({ product, addressed, onChoose }: ProductProps) {
  const { spu, title, media, launch } = product;
  const [isOpen, setOpen] = useState(false);
  const table = useMemo(() => selectorTable(product), [product]);
  const selection = useProductSelector(table, addressed.sku, onChoose);
  const chosen = product.skus.find((each) => each.sku === selection.sku) ?? addressed;
  // What was pressed shows it at once; pictures, price and all the rest follow in a render that a tap can interrupt.
  const sku = useDeferredValue(chosen);
  const quantity = useDeferredValue(selection.quantity);
  const purchase = usePurchase(product, selection.cartLine);
  const [[watchButtons, buttons]] = useState(createInView);
  const isLaunched = launch === undefined || isOpen;
  const isBuyable = isLaunched && canBuy(chosen);
  const image = media[0] ?? chosen.image;

  useEffect(() => {
    rememberViewed({ spu, title, image });
  }, [spu, title, image]);

  const itemOf = (code: string) => {
    const bought = product.skus.find((each) => each.sku === code);
    return bought && { title, image: bought.image, options: bought.options, price: priceParts(bought.price) };
  };

  // With the variant that the pictures show: a choice or a quantity leaves it as it is.
  const keep = useMemo(
    () => (
      <Later quiet>
        <KeepAndShare spu={spu} title={title} sku={sku} />
      </Later>
    ),
    [spu, title, sku],
  );

  const words = (
    <>
      <ProductHeading product={product} />
      <ProductPrice spu={spu} sku={sku} isNew={product.tags.includes('NEW')} />
      <ProductOptions product={product} table={table} chosen={chosen} selection={selection} />
      {launch && <Launch launch={launch} onAccess={setOpen} />}
      {isLaunched && product.sellable && sku.sellable && <StockLine sku={sku} />}
      {isBuyable && (
        <BuyButtons ref={watchButtons} title={title} sku={chosen} selection={selection} purchase={purchase} />
      )}
      {!product.sellable && <OtherMarket />}
      {product.sellable && sku.stockState === 'OUT' && (
        <div className={styles.notify}>
          <Later>
            <NotifyMe key={sku.sku} sku={sku.sku} />
          </Later>
        </div>
      )}
      <div className={styles.keep}>{keep}</div>
    </>
  );

  return (
    <>
      <ProductTop product={product} sku={sku} words={words} quantity={quantity}>
        <Sections product={product} sku={sku} />
      </ProductTop>
      {isBuyable && <BarAtFoot sku={chosen} purchase={purchase} buttons={buttons} />}
      <Added itemOf={itemOf} purchase={purchase} />
    </>
  );
}
