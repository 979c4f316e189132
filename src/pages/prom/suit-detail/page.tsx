import { useQuery } from '@tanstack/react-query';
import { ArtElsewhere, Breadcrumbs, Container, SectionHeader, Stack } from '#design-system/index.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import * as frame from '#src/widgets/page.css.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { idIn } from '../parts/address-values.ts';
import { SuitCard } from '../parts/suit-card.tsx';
import { suitDetail } from '../parts/suit-queries.ts';
import * as styles from './suit-detail.css.ts';
import { SuitBuilder } from './suit-builder.tsx';
import { suitDetailText } from './text.ts';

/** One bundle: a choice for each of its items, and what it costs beside its parts. */
export default function SuitDetailPage() {
  const text = useText(suitDetailText);
  const suitId = idIn(usePlace().query, 'suitId');
  if (suitId === undefined) return <MessagePage nothing="missing" {...text.missing} href={href('/prom/suit-list')} />;
  return <Suit key={suitId} suitId={suitId} />;
}

function Suit({ suitId }: { suitId: string }) {
  const text = useText(suitDetailText);
  const found = useQuery(suitDetail(useShop(), suitId));
  const { error } = found;
  const code = error instanceof ShopApiError ? error.code : undefined;
  if (code === 'NOT_IN_MARKET')
    return <MessagePage nothing="empty" art={<ArtElsewhere />} {...text.elsewhere} href={href('/prom/suit-list')} />;
  if (code === 'NOT_FOUND') return <MessagePage nothing="missing" {...text.missing} href={href('/prom/suit-list')} />;
  return (
    <Container className={frame.page}>
      <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={12} />}>
        {(suit) => (
          <Stack gap="xxl">
            <Stack gap="m">
              <Breadcrumbs
                label={text.trail}
                trail={[
                  { href: href('/home'), label: text.home },
                  { href: href('/prom/suit-list'), label: text.bundles },
                ]}
                current={suit.card.title}
              />
              <OfflineNote readAt={found.dataUpdatedAt} />
              <SuitBuilder suit={suit} onTurn={found.refetch} />
            </Stack>
            {suit.others.length > 0 && (
              <section aria-labelledby="others">
                <SectionHeader
                  id="others"
                  title={text.others}
                  link={{ href: href('/prom/suit-list'), label: text.all }}
                />
                <ul className={styles.others}>
                  {suit.others.map((other) => (
                    <li key={other.suitId}>
                      <SuitCard suit={other} headingLevel={3} sizes="(min-width: 900px) 30vw, 92vw" />
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </Stack>
        )}
      </QueryView>
    </Container>
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop, { query }) => {
  const suitId = idIn(query, 'suitId');
  return suitId === undefined ? Promise.resolve() : data.prefetchQuery(suitDetail(shop, suitId));
};

export const head: PageModule['head'] = (data, shop, { query }) => {
  const suitId = idIn(query, 'suitId');
  const found = suitId === undefined ? undefined : data.getQueryData(suitDetail(shop, suitId).queryKey);
  if (found === undefined) return {};
  const { title, summary, parts, image } = found.card;
  const shown = image ?? parts[0]?.image;
  return {
    title,
    description: suitDetailText.description(title, summary),
    ...(shown === undefined ? {} : { image: `${shown.url}day-640.webp` }),
  };
};
