import { useQuery } from '@tanstack/react-query';
import { useNavigateTo } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { energyLabels, productDetail } from '#src/api/queries/catalogue.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { Labelled } from './labelled.tsx';
import { labelOf } from './labels.ts';
import { NoLabel } from './no-label.tsx';
import { FactsFrame, FactsSkeleton, prefetchProduct } from '../parts/facts-frame.tsx';
import type { ProductDetail } from '../parts/choice.ts';
import { productRef } from '../parts/product-ref.ts';
import { efficiencyText as text } from './text.ts';

/** How much light a product gives for its power, as the law wants it shown, or why it has no label. */
export default function EfficiencyPage() {
  return <FactsFrame texts={text}>{(product) => <Efficiency product={product} />}</FactsFrame>;
}

function Efficiency({ product }: { product: ProductDetail }) {
  const { spu } = product;
  const addressed = usePlace().query.get('sku');
  const navigateTo = useNavigateTo();
  const found = useQuery(energyLabels(useShop(), spu));
  const choose = (sku: string) => navigateTo(href('/product-detail/efficiency', { spu, sku }), { replace: true });
  return (
    <QueryView query={found} waiting={<FactsSkeleton label={text.loading} />}>
      {({ list }) => {
        const label = labelOf(list, product, addressed);
        if (!label) return <NoLabel product={product} />;
        return <Labelled product={product} labels={list} label={label} onChoose={choose} />;
      }}
    </QueryView>
  );
}

export const prefetch: PageModule['prefetch'] = async (data, shop, { query }) => {
  const product = await prefetchProduct(data, shop, query);
  if (product) await data.prefetchQuery(energyLabels(shop, product.spu));
};

export const head: PageModule['head'] = (data, shop, { query }) => {
  const ref = productRef(query);
  const product = ref && data.getQueryData(productDetail(shop, ref).queryKey);
  if (!product) return { noindex: !ref };
  const labels = data.getQueryData(energyLabels(shop, product.spu).queryKey);
  const label = labels && labelOf(labels.list, product, query.get('sku'));
  return { description: label && text.description(product.title, label.class, label.kWhPer1000h) };
};
