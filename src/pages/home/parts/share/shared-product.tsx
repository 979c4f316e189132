import { useQuery } from '@tanstack/react-query';
import { CategoryTile, Grid, SectionHeader } from '#design-system/index.ts';
import { productDetail } from '#src/api/queries/catalogue.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { href } from '#src/routing/href.ts';

/** The lamp that the link is about; one that nobody knows is not missed. */
export function SharedProduct({ spu, title }: { spu: string; title: string }) {
  const { data } = useQuery(productDetail(useShop(), { spu }));
  const image = data?.media[0];
  if (!data || !image) return null;
  return (
    <section aria-labelledby="shared-product">
      <SectionHeader id="shared-product" title={title} />
      <Grid plan="cards">
        <CategoryTile
          title={data.title}
          href={href('/product-detail', { spu: data.spu })}
          picture={shopPicture(image)}
        />
      </Grid>
    </section>
  );
}
