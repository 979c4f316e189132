import { useQuery } from '@tanstack/react-query';
import { ImageBox, Link, Text, type Picture } from '#design-system/index.ts';
import { collectionList, productDetail } from '#src/api/queries/catalogue.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { shopPicture, type ShopImage } from '#src/widgets/shop-picture.ts';
import { href } from '#src/routing/href.ts';
import * as styles from './share.css.ts';

const sizes = '(min-width: 900px) 48vw, 92vw';

/** By night in both themes. */
const lit = (image: ShopImage): Picture => {
  const { night, ...picture } = shopPicture(image);
  return { ...picture, day: night ?? picture.day };
};

/** The lamp that the link is about; one that nobody knows is not missed. */
export function SharedProduct({ spu, note }: { spu: string; note: string }) {
  const { data, isLoading } = useQuery(productDetail(useShop(), { spu }));
  const image = data?.media[0];
  if (isLoading) return <div className={styles.place} aria-hidden="true" />;
  if (!data || !image) return <Room />;
  return (
    <figure className={styles.figure}>
      <ImageBox picture={{ ...lit(image), alt: '' }} sizes={sizes} rounded />
      <figcaption>
        <Text as="span" tone="muted">
          {note}
        </Text>{' '}
        <Link href={href('/product-detail', { spu: data.spu })}>{data.title}</Link>
      </figcaption>
    </figure>
  );
}

/** Where no lamp is meant: the room of the first collection. */
export function Room() {
  const { data } = useQuery(collectionList(useShop()));
  const image = data?.list[0]?.image;
  if (!image) return null;
  return <ImageBox picture={{ ...lit(image), alt: '' }} ratio="landscape" sizes={sizes} rounded />;
}
