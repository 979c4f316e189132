import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShop } from '#src/actors/use-shop.ts';
import { LateSection } from '#src/widgets/late-section/late-section.tsx';
import { reviewPages } from '../../../queries.ts';
import { Reviews } from './reviews.tsx';

/** What buyers say of a product. Asked for here, so that it stays at hand until somebody comes near. */
export function ProductReviews({ spu }: { spu: string }) {
  const { data } = useInfiniteQuery(reviewPages(useShop(), { spu }));
  const reviews = useMemo(() => <Reviews spu={spu} first={data} />, [spu, data]);
  return <LateSection height="reviews">{reviews}</LateSection>;
}
