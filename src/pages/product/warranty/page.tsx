import { useQuery } from '@tanstack/react-query';
import { productDetail, warranty } from '#src/api/queries/catalogue.ts';
import { policy } from '#src/api/queries/policy.ts';
import { useShop } from '#src/actors/use-shop.ts';
import type { PageModule } from '#src/routing/page.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { FactsFrame, FactsSkeleton, prefetchProduct } from '../parts/facts-frame.tsx';
import type { ProductDetail } from '../parts/choice.ts';
import { productRef } from '../parts/product-ref.ts';
import { PolicyAlone, Terms } from './terms.tsx';
import { warrantyText as text } from './text.ts';

/** What the maker stands for, for how long, and what a member has of it. */
export default function WarrantyPage() {
  return (
    <FactsFrame texts={text}>
      {(product) => (product.warrantyMonths > 0 ? <OwnTerms product={product} /> : <PolicyTerms product={product} />)}
    </FactsFrame>
  );
}

function OwnTerms({ product }: { product: ProductDetail }) {
  const found = useQuery(warranty(useShop(), product.spu));
  return (
    <QueryView query={found} waiting={<FactsSkeleton label={text.loading} />}>
      {(terms) => <Terms product={product} warranty={terms} />}
    </QueryView>
  );
}

function PolicyTerms({ product }: { product: ProductDetail }) {
  const { data } = useQuery(policy(useShop(), 'warranty'));
  return <PolicyAlone product={product} policy={data} />;
}

export const prefetch: PageModule['prefetch'] = async (data, shop, { query }) => {
  const product = await prefetchProduct(data, shop, query);
  if (!product) return;
  if (product.warrantyMonths > 0) await data.prefetchQuery(warranty(shop, product.spu));
  else await data.prefetchQuery(policy(shop, 'warranty'));
};

export const head: PageModule['head'] = (data, shop, { query }) => {
  const ref = productRef(query);
  const product = ref && data.getQueryData(productDetail(shop, ref).queryKey);
  if (!product) return { noindex: !ref };
  return { description: text.description(product.title, product.warrantyMonths) };
};
