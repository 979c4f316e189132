import { queryOptions, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Button, CopyButton, IconShare, Inline, SkeletonText, SpecList, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useInApp } from '#src/actors/bridge/use-in-app.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { shopKey, type Shop } from '#src/api/shop.ts';
import { layoutText } from '#src/text/layout.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { useShareLink } from '#src/widgets/use-share-link.ts';
import { SharePart } from './share-part.tsx';
import * as styles from './share.css.ts';
import { shareText } from './text.ts';

/** The member's own code with what has come of it. */
const ownShareCode = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'share', 'own'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/user-share-code', { signal })),
  });

type ShareCode = components['schemas']['ShareCode'];

const text = shareText.own;

const QrPicture = lazy(() => import('./qr-picture.tsx').then((module) => ({ default: module.QrPicture })));

/** The member's link, ways to send it, and what has come of it. */
export function OwnCard({ spu }: { spu: string }) {
  const found = useQuery(ownShareCode(useShop()));
  return (
    <QueryView query={found} waiting={<TextSkeleton label={layoutText.loading} lines={4} />}>
      {(data) => (
        <SharePart title={text.title}>
          <OfflineNote readAt={found.dataUpdatedAt} />
          <Inline gap="xs" align="centre">
            <p className={styles.code}>{data.code}</p>
            <CopyButton text={data.code} label={text.copyCode} copiedText={text.codeCopied} />
          </Inline>
          <OwnLink url={linkTo(data.url, spu)} />
          <Results {...data} />
        </SharePart>
      )}
    </QueryView>
  );
}

/** The link, leading to the product that is on the page. */
function linkTo(url: string, spu: string): string {
  if (spu === '') return url;
  const link = new URL(url);
  link.searchParams.set('spu', spu);
  return link.href;
}

function OwnLink({ url }: { url: string }) {
  const share = useShareLink();
  // Anywhere else it would do what the button beside the link does.
  const canShare = useInApp() || 'share' in navigator;
  return (
    <Stack gap="s">
      <Inline gap="xs" align="centre">
        <p className={styles.link}>{url}</p>
        <CopyButton text={url} label={text.copy} copiedText={text.copied} />
      </Inline>
      {canShare && (
        <Inline>
          <Button onClick={() => share({ title: text.message, url, copied: text.copied })}>
            <IconShare size={20} />
            {text.share}
          </Button>
        </Inline>
      )}
      <ErrorBoundary quiet>
        <Suspense fallback={<SkeletonText lines={6} />}>
          <QrPicture url={url} />
        </Suspense>
      </ErrorBoundary>
    </Stack>
  );
}

function Results({ invited, earned, rules }: ShareCode) {
  const figures = [
    { name: text.invitedCount, value: String(invited) },
    { name: text.earned, value: String(earned) },
  ];
  return (
    <Stack gap="s">
      {invited === 0 ? <Text>{text.nobody}</Text> : <SpecList items={figures} />}
      <Stack as="ul" gap="xxs" aria-label={text.rules}>
        {rules.map((rule) => (
          <li key={rule}>
            <Text size="small">{rule}</Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
