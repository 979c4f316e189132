import { lazy, Suspense, useEffect, useMemo } from 'react';
import { Breadcrumbs, Button, BuyBar, Container, Gallery, Price } from '#design-system/index.ts';
import { useHydrated } from '#src/hooks/use-actor-value.ts';
import { useNearView } from '#src/hooks/use-near-view.ts';
import { rememberViewed } from '#src/storage/recently-viewed.ts';
import { cartText } from '#src/text/cart.ts';
import { productPageText as text } from '../../text/product-detail.ts';
import { priceParts } from '#src/widgets/price-parts.ts';
import { RecentlyViewed } from '#src/widgets/recently-viewed/recently-viewed.tsx';
import { href } from '#src/routing/href.ts';
import { Below } from './below.tsx';
import { BuyButtons } from './buy-buttons.tsx';
import { canBuy, selectorTable, type ProductDetail, type SkuDetail } from './choice.ts';
import { Highlights } from './highlights.tsx';
import { OtherMarket } from './other-market.tsx';
import { galleryPictures } from './pictures.ts';
import { ProductHeading } from './product-heading.tsx';
import { ProductOptions } from './product-options.tsx';
import { ProductPrice } from './product-price.tsx';
import { Promises } from './promises.tsx';
import { StockLine } from './stock-line.tsx';
import { useBuy } from './use-buy.ts';
import { useInView } from './use-in-view.ts';
import { useProductSelector } from './use-product-selector.ts';
import * as styles from './product.css.ts';

const NotifyMe = lazy(() => import('./notify-me.tsx').then((module) => ({ default: module.NotifyMe })));
const AddedSheet = lazy(() => import('./added-sheet.tsx').then((module) => ({ default: module.AddedSheet })));
const LightRoom = lazy(() => import('./light-room.tsx').then((module) => ({ default: module.LightRoom })));

export interface ProductProps {
  readonly product: ProductDetail;
  /** The one that the address names. */
  readonly addressed: SkuDetail;
  readonly onChoose: (sku: string) => void;
}

/** A product: its pictures and what it takes to buy it, then everything there is to know, then what else there is. */
export function Product({ product, addressed, onChoose }: ProductProps) {
  const { spu, title, media, categories, highlights } = product;
  const table = useMemo(() => selectorTable(product), [product]);
  const selection = useProductSelector(table, addressed.sku, onChoose);
  const sku = product.skus.find((each) => each.sku === selection.sku) ?? addressed;
  const buy = useBuy(selection);
  const [buttons, buttonsInView] = useInView();
  const isBuyable = canBuy(sku);
  const isHydrated = useHydrated();
  const [nearRoom, isRoomNear] = useNearView();
  const image = media[0] ?? sku.image;
  const variants = product.skus.map((each) => each.image);
  const added = product.skus.find((each) => each.sku === buy.added?.sku);

  useEffect(() => {
    rememberViewed({ spu, title, image });
  }, [spu, title, image]);

  return (
    <Container className={styles.page}>
      <Breadcrumbs
        label={text.trail}
        trail={[
          { href: href('/home'), label: text.home },
          ...categories
            .slice(0, 1)
            .map(({ id, name }) => ({ href: href('/collections', { categoryId: id }), label: name })),
        ]}
        current={title}
      />
      <div className={styles.top}>
        <div className={styles.pictures}>
          <Gallery
            key={sku.image.url}
            label={text.gallery(title)}
            pictures={galleryPictures(sku.image, media, variants)}
            zoomLabel={text.zoom}
            closeLabel={text.closeZoom}
            thumbLabel={text.picture}
          />
        </div>
        <div className={styles.words}>
          <ProductHeading product={product} />
          <ProductPrice spu={spu} sku={sku} />
          <ProductOptions product={product} table={table} chosen={sku} selection={selection} />
          {product.sellable && sku.sellable && <StockLine sku={sku} />}
          {isBuyable && <BuyButtons ref={buttons} title={title} sku={sku} selection={selection} buy={buy} />}
          {!product.sellable && <OtherMarket />}
          {isHydrated && product.sellable && sku.stockState === 'OUT' && (
            <Suspense fallback={null}>
              <NotifyMe key={sku.sku} sku={sku.sku} />
            </Suspense>
          )}
          <Promises product={product} sku={sku} quantity={selection.quantity} />
        </div>
      </div>
      <div className={styles.sections}>
        <Highlights highlights={highlights} />
        {product.light &&
          sku.relit &&
          (isRoomNear ? (
            <Suspense fallback={<div />}>
              <LightRoom key={sku.image.url} title={title} image={sku.image} relit={sku.relit} light={product.light} />
            </Suspense>
          ) : (
            <div ref={nearRoom} />
          ))}
        <Below product={product} sku={sku} />
        <RecentlyViewed except={spu} />
      </div>
      {isBuyable && !buttonsInView && (
        <BuyBar price={<Price {...priceParts(sku.price)} />}>
          <Button tone="brand" size="l" block loading={buy.adding} onClick={buy.add}>
            {cartText.add}
          </Button>
        </BuyBar>
      )}
      {buy.added && added && (
        <Suspense fallback={null}>
          <AddedSheet title={title} sku={added} quantity={buy.added.quantity} onClose={buy.dismissAdded} />
        </Suspense>
      )}
    </Container>
  );
}
