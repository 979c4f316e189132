import { useQuery } from '@tanstack/react-query';
import { ArtNothingKept, Container, Link, SkeletonList } from '#design-system/index.ts';
import { mostCompared } from '#rules/compare.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { recommendations } from '#src/api/queries/catalogue.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { useCompared } from '#src/storage/compared.ts';
import { compareHref } from '#src/widgets/compare/compare-address.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { comparedIn, comparison } from './compared.ts';
import { Comparison } from './comparison.tsx';
import { likeThe } from './more-lamps.tsx';
import { compareText as text } from './text.ts';

/** The lamps of the address side by side. */
export default function ComparePage() {
  const { query } = usePlace();
  const { skus, isCut } = comparedIn(query);
  const found = useQuery({ ...comparison(useShop(), skus), enabled: skus.length > 0 });
  if (skus.length === 0) return <NothingToCompare />;
  const waiting = (
    <Container loadingLabel={text.loading}>
      <SkeletonList count={skus.length} />
    </Container>
  );
  return (
    <QueryView query={found} waiting={waiting} bringsMargins withNote>
      {(columns) => <Comparison columns={columns} isCut={isCut} />}
    </QueryView>
  );
}

/** The address names no lamp: how to pick some, and the way to those that were picked in this browser. */
function NothingToCompare() {
  const picked = useCompared();
  return (
    <MessagePage
      nothing="empty"
      art={<ArtNothingKept />}
      title={text.none.title}
      body={text.none.body}
      action={text.none.action}
      href={href('/home/search', { sort: 'BEST' })}
      more={
        picked.length > 0 && (
          <Link href={compareHref(picked.map(({ sku }) => sku))}>{text.none.picked(picked.length)}</Link>
        )
      }
    />
  );
}

export const prefetch: PageModule['prefetch'] = async (data, shop, { query }) => {
  const { skus } = comparedIn(query);
  if (skus.length === 0) return;
  const compared = comparison(shop, skus);
  await data.prefetchQuery(compared);
  const columns = data.getQueryData(compared.queryKey);
  if (!columns || columns.length >= mostCompared) return;
  const first = columns.flatMap(({ lamp }) => lamp ?? [])[0];
  await data.prefetchQuery(recommendations(shop, likeThe(first?.spu)));
};

export const head: PageModule['head'] = (data, shop, { query }) => {
  const { skus } = comparedIn(query);
  const columns = data.getQueryData(comparison(shop, skus).queryKey);
  const lamps = columns?.flatMap(({ lamp }) => lamp ?? []) ?? [];
  const [first] = lamps;
  if (!first) return {};
  const titles = lamps.map(({ title }) => title);
  return {
    title: text.documentTitle(titles),
    description: text.description(titles),
    image: `${first.variant.image.url}day-640.webp`,
  };
};
