import { Container, Grid, Heading, Panel, SkeletonText, Stack, Text } from '#design-system/index.ts';
import { parseShareCode } from '#rules/share-codes.ts';
import { useIsResolvingSession, useMember } from '#src/actors/use-actors.ts';
import { productDetail } from '#src/api/queries/catalogue.ts';
import type { PageModule } from '#src/routing/page.ts';
import { layoutText } from '#src/text/layout.ts';
import { shareText as text } from './text/share.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { GuestCard } from './parts/share/guest-card.tsx';
import { HowItWorks } from './parts/share/how-it-works.tsx';
import { Invitation } from './parts/share/invitation.tsx';
import { OwnCard } from './parts/share/own-card.tsx';
import { SharedProduct } from './parts/share/shared-product.tsx';
import * as styles from './parts/search/search-page.css.ts';

const spuOf = (query: URLSearchParams) => query.get('spu') ?? '';

/** Inviting friends: what a link brought somebody to, and the link of one's own. */
export default function SharePage() {
  const { query } = usePlace();
  const code = parseShareCode(query.get('code') ?? '');
  const spu = spuOf(query);
  return (
    <Container className={styles.page}>
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading level={1} tabIndex={-1}>
            {text.title}
          </Heading>
          <Text tone="muted">{text.lead}</Text>
        </Stack>
        <Grid plan="pairs">
          {code !== undefined && <Invitation key={code} code={code} />}
          <OwnSide spu={spu} />
          {spu !== '' && code === undefined && <SharedProduct spu={spu} title={text.product.own} />}
        </Grid>
        {spu !== '' && code !== undefined && <SharedProduct spu={spu} title={text.product.shown} />}
        <HowItWorks />
      </Stack>
    </Container>
  );
}

function OwnSide({ spu }: { spu: string }) {
  const isMember = useMember() !== null;
  const isResolving = useIsResolvingSession();
  if (isMember) return <OwnCard spu={spu} />;
  if (!isResolving) return <GuestCard />;
  return (
    <Panel loadingLabel={layoutText.loading}>
      <SkeletonText lines={4} />
    </Panel>
  );
}

export const prefetch: PageModule['prefetch'] = async (data, shop, { query }) => {
  const spu = spuOf(query);
  if (spu === '') return;
  await data.prefetchQuery(productDetail(shop, { spu }));
  // The link of a friend is good without its product, too.
  if (data.getQueryState(productDetail(shop, { spu }).queryKey)?.status === 'error') {
    data.removeQueries({ queryKey: productDetail(shop, { spu }).queryKey });
  }
};
