import { useQuery } from '@tanstack/react-query';
import { Carousel, CategoryTile, Link, SectionHeader, Stack } from '#design-system/index.ts';
import { mostCompared } from '#rules/compare.ts';
import { recommendations } from '#src/api/queries/catalogue.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { href } from '#src/routing/href.ts';
import { replaceCompared, useCompared } from '#src/storage/compared.ts';
import { layoutText } from '#src/text/layout.ts';
import { compareHref } from '#src/widgets/compare/compare-address.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import type { Column } from './compared.ts';
import { compareText as text } from './text.ts';
import * as styles from './compare.css.ts';

/** What may stand beside these: what was picked before, what is like the first, and everything there is. */
export function MoreLamps({ columns }: { columns: readonly Column[] }) {
  const skus = columns.map(({ sku }) => sku);
  const picked = useCompared();
  const lamps = columns.flatMap(({ lamp }) => lamp ?? []);
  const { data } = useQuery(recommendations(useShop(), likeThe(lamps[0]?.spu)));
  const tiles = [...picked, ...(data?.list ?? [])].filter(({ sku }) => !skus.includes(sku));
  const bySku = new Map(tiles.map((tile) => [tile.sku, tile]));
  const others = picked.flatMap(({ sku }) => (skus.includes(sku) ? [] : sku));
  // Who goes on picking goes on from these lamps.
  const keepThese = () =>
    replaceCompared(lamps.map(({ spu, title, variant: { sku, image } }) => ({ spu, sku, title, image })));
  return (
    <Stack as="section" gap="none" aria-labelledby="add-lamp" className={styles.more}>
      <SectionHeader id="add-lamp" title={text.add.title} />
      <Carousel label={text.add.title} previousLabel={layoutText.row.previous} nextLabel={layoutText.row.next}>
        {[...bySku.values()].map(({ sku, title, image }) => (
          <CategoryTile key={sku} title={title} href={compareHref([...skus, sku])} picture={shopPicture(image)} />
        ))}
      </Carousel>
      {others.length > 0 && (
        <Link href={compareHref([...skus, ...others].slice(0, mostCompared))} className={styles.all}>
          {text.add.picked(others.length)}
        </Link>
      )}
      <Link href={href('/home/search', { sort: 'BEST' })} onClick={keepThese} className={styles.all}>
        {text.add.list}
      </Link>
    </Stack>
  );
}

/** What to ask for beside a product, or where there is none. */
export const likeThe = (spu: string | undefined) =>
  spu === undefined ? ({ scene: 'EMPTY' } as const) : ({ scene: 'PDP', spu } as const);
