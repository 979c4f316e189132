import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Container } from '#design-system/index.ts';
import { homeLayout } from '#src/api/queries/home.ts';
import type { PageModule } from '#src/page.ts';
import { rememberHome, useKeptHome } from '#src/storage/homes.ts';
import { homeText } from '#src/text/home.ts';
import { useShop } from '#src/use-shop.ts';
import { QueryFailed } from '#src/widgets/query-failed.tsx';
import { HomeBlocks } from './parts/home-blocks.tsx';
import { HomeSkeleton } from './parts/home-skeleton.tsx';

/** The shop window: whatever blocks the shop has put there, in their order; without a network the last ones that came. */
export default function HomePage() {
  const shop = useShop();
  const { data, dataUpdatedAt, error, refetch } = useQuery(homeLayout(shop));
  const kept = useKeptHome()[shop.site];
  useEffect(() => {
    if (data) rememberHome(shop.site, data.blocks, dataUpdatedAt);
  }, [shop.site, data, dataUpdatedAt]);

  if (data) return <HomeBlocks blocks={data.blocks} readAt={dataUpdatedAt} />;
  if (error && kept) return <HomeBlocks blocks={kept.blocks} readAt={kept.at} />;
  return <Container>{error ? <QueryFailed error={error} retry={refetch} /> : <HomeSkeleton />}</Container>;
}

export const prefetch: PageModule['prefetch'] = (data, shop) => data.prefetchQuery(homeLayout(shop));

export const head: PageModule['head'] = (data, shop) => {
  const layout = data.getQueryData(homeLayout(shop).queryKey);
  const hero = layout?.blocks.find((block) => block.type === 'HERO')?.data.heroes[0];
  return {
    image: hero && `${hero.image.url}day-640.webp`,
    jsonLd: [
      { '@context': 'https://schema.org', '@type': 'OnlineStore', name: homeText.brand, slogan: homeText.heading },
    ],
  };
};
