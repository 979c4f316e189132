import { useQuery } from '@tanstack/react-query';
import { Container, Stack } from '#design-system/index.ts';
import { homeLayout } from '#src/api/queries/home.ts';
import type { PageModule } from '#src/page.ts';
import { homeText } from '#src/text/home.ts';
import { useShop } from '#src/use-shop.ts';
import { QueryFailed } from '#src/widgets/query-failed.tsx';
import { HomeBlock } from './parts/home-block.tsx';
import { HomeSkeleton } from './parts/home-skeleton.tsx';

/** The shop window: whatever blocks the shop has put there, in their order. */
export default function HomePage() {
  const shop = useShop();
  const { data, error, refetch } = useQuery(homeLayout(shop));
  if (data) {
    return (
      <Stack gap="xxl">
        {data.blocks.map((block, index) => (
          <HomeBlock key={block.id} block={block} isFirst={index === 0} />
        ))}
      </Stack>
    );
  }
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
