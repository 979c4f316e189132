import { Button, Container, Heading, Inline, Stack, Text } from '#design-system/index.ts';
import { parseShareCode } from '#rules/share-codes.ts';
import { useIsResolvingSession, useMember, useWithActors } from '#src/actors/use-actors.ts';
import { collectionList, productDetail } from '#src/api/queries/catalogue.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import type { PageModule } from '#src/routing/page.ts';
import { layoutText } from '#src/text/layout.ts';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { Invitation } from './invitation.tsx';
import { Room, SharedProduct } from './lit-picture.tsx';
import { OwnCard } from './own-card.tsx';
import { SharePart } from './share-part.tsx';
import * as styles from './share.css.ts';
import { shareText as text } from './text.ts';

/** Three lines, one for each thing that happens. */
function HowItWorks() {
  return (
    <section aria-labelledby="share-steps" className={styles.halves}>
      <Heading level={2} id="share-steps">
        {text.steps.title}
      </Heading>
      <ol className={styles.steps}>
        {text.steps.items.map((item) => (
          <li key={item.title} className={styles.step}>
            <Text weight="medium">{item.title}</Text>
            <Text tone="muted">{item.text}</Text>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Without an account there is no link to send; the log-in comes back here. */
function GuestCard({ isMain }: { isMain: boolean }) {
  const withActors = useWithActors();
  const { path, query } = usePlace();
  const logIn = () => withActors(({ session }) => session.send({ type: 'login.request', path: `${path}?${query}` }));
  return (
    <SharePart title={text.guest.title} lead={text.guest.body}>
      <Inline>
        <Button tone={isMain ? 'solid' : 'outline'} onClick={logIn}>
          {text.guest.logIn}
        </Button>
      </Inline>
    </SharePart>
  );
}

const spuOf = (query: URLSearchParams) => query.get('spu') ?? '';

/** Inviting friends: what a link brought somebody to, and the link of one's own. */
export default function SharePage() {
  const { query } = usePlace();
  const code = parseShareCode(query.get('code') ?? '');
  const spu = spuOf(query);
  const { shown, own } = text.product;
  return (
    <Container>
      <Stack gap="xxl">
        <div className={styles.halves}>
          <div className={styles.words}>
            <Stack gap="xs">
              <Heading level={1} tabIndex={-1}>
                {text.title}
              </Heading>
              <Text size="lead" tone="muted">
                {text.lead}
              </Text>
            </Stack>
            {code !== undefined && <Invitation key={code} code={code} />}
            <OwnSide spu={spu} isMain={code === undefined} />
          </div>
          {spu === '' ? <Room /> : <SharedProduct spu={spu} note={code === undefined ? own : shown} />}
        </div>
        <HowItWorks />
      </Stack>
    </Container>
  );
}

function OwnSide({ spu, isMain }: { spu: string; isMain: boolean }) {
  const isMember = useMember() !== null;
  const isResolving = useIsResolvingSession();
  if (isMember) {
    return (
      <div className={styles.ownPlace}>
        <OwnCard spu={spu} />
      </div>
    );
  }
  return (
    <>
      <div className={isResolving ? styles.either.guest : undefined}>
        <GuestCard isMain={isMain} />
      </div>
      {isResolving && (
        <div className={styles.either.member}>
          <div className={styles.ownPlace}>
            <TextSkeleton label={layoutText.loading} lines={4} />
          </div>
        </div>
      )}
    </>
  );
}

export const prefetch: PageModule['prefetch'] = async (data, shop, { query }) => {
  const spu = spuOf(query);
  if (spu === '') return data.prefetchQuery(collectionList(shop));
  await data.prefetchQuery(productDetail(shop, { spu }));
  // The link of a friend is good without its product, too.
  if (data.getQueryState(productDetail(shop, { spu }).queryKey)?.status === 'error') {
    data.removeQueries({ queryKey: productDetail(shop, { spu }).queryKey });
  }
};
