import { Carousel, CategoryTile, SectionHeader } from '#design-system/index.ts';
import { useRecentlyViewed } from '../../storage/recently-viewed.ts';
import { recentlyViewedText as text } from '../../text/recently-viewed.ts';
import { shopPicture } from '../shop-picture.ts';
import { href } from '#src/routing/href.ts';

/** The products this browser looked at last, but for the one on show. Nothing where there are none. */
export function RecentlyViewed({ except }: { except?: string }) {
  const products = useRecentlyViewed().filter(({ spu }) => spu !== except);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed">
      <SectionHeader id="recently-viewed" title={text.title} />
      <Carousel label={text.title} previousLabel={text.previous} nextLabel={text.next}>
        {products.map(({ spu, title, image }) => (
          <CategoryTile key={spu} title={title} href={href('/product-detail', { spu })} picture={shopPicture(image)} />
        ))}
      </Carousel>
    </section>
  );
}
