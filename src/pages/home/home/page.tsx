import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Bone, Container, SkeletonList, Stack } from '#design-system/index.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { newerCoupon } from '#src/api/queries/coupon.ts';
import { homeLayout } from '#src/api/queries/home.ts';
import { knownBlocks } from '#src/blocks/known-blocks.ts';
import { renderers } from '#src/blocks/renderers.ts';
import type { PageModule } from '#src/routing/page.ts';
import { layoutText } from '#src/text/layout.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { QueryFailed } from '#src/widgets/query-failed.tsx';
import { DialogsLater } from './dialogs-later.tsx';
import { HomeBlocks } from './home-blocks.tsx';
import { homeText } from './text.ts';

/** The hero and two rails, while they are on their way. */
function HomeSkeleton() {
  return (
    <Stack gap="xxl" loadingLabel={layoutText.loading}>
      <Bone shape="banner" />
      <SkeletonList count={4} />
      <SkeletonList count={4} />
    </Stack>
  );
}

const keeping = () => import('./kept-home.tsx');
const KeptHome = lazy(() => keeping().then((module) => ({ default: module.KeptHome })));

/** The shop window: whatever blocks the shop has put there, in their order; without a network the last ones that came. */
export default function HomePage() {
  const shop = useShop();
  const { data, dataUpdatedAt, error, refetch } = useQuery(homeLayout(shop));
  useEffect(() => {
    if (!data) return;
    keeping().then(
      ({ rememberHome }) => rememberHome(shop.site, data.blocks, dataUpdatedAt),
      // Not kept this time: the page itself misses nothing.
      () => undefined,
    );
  }, [shop.site, data, dataUpdatedAt]);

  if (data) {
    return (
      <>
        <HomeBlocks blocks={data.blocks} readAt={dataUpdatedAt} />
        <DialogsLater />
      </>
    );
  }
  const waiting = <Container>{error ? <QueryFailed error={error} retry={refetch} /> : <HomeSkeleton />}</Container>;
  return error ? (
    <ErrorBoundary instead={waiting}>
      <Suspense fallback={waiting}>
        <KeptHome otherwise={waiting} />
      </Suspense>
    </ErrorBoundary>
  ) : (
    waiting
  );
}

export const prefetch: PageModule['prefetch'] = async (data, shop) => {
  await Promise.all([data.prefetchQuery(homeLayout(shop)), data.prefetchQuery(newerCoupon(shop))]);
};

export const head: PageModule['head'] = (data, shop) => {
  const layout = data.getQueryData(homeLayout(shop).queryKey);
  const hero = knownBlocks(renderers, layout?.blocks ?? []).find((block) => block.type === 'HERO')?.data.heroes[0];
  return {
    image: hero && `${hero.image.url}day-640.webp`,
    jsonLd: [
      { '@context': 'https://schema.org', '@type': 'OnlineStore', name: homeText.brand, slogan: homeText.heading },
    ],
  };
};
