import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  ArtMissing,
  Breadcrumbs,
  Container,
  EmptyState,
  Heading,
  Link,
  SectionHeader,
  SkeletonText,
  Stack,
  Text,
} from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { policy } from '#src/api/queries/policy.ts';
import { keepGuestData, shopKey, type Shop } from '#src/api/shop.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule, Place } from '#src/routing/page.ts';
import { classNames } from '#design-system/foundations/class-names.ts';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { wideOnly } from '#src/widgets/page.css.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { ScenePicture } from '#src/widgets/scene-picture/scene-picture.tsx';
import { returnScene } from '#src/widgets/scene-picture/scenes.ts';
import { PolicyArticle } from './policy-article.tsx';
import * as styles from './policy-page.css.ts';
import { policyText as text } from './text.ts';

/** Policies with an address of their own. */
const ownAddresses = new Map([
  ['shipping', href('/support/shipping-policy')],
  ['return', href('/support/return-policy')],
]);

/** Which policy an address asks for; undefined where it asks for all of them. */
function policyKeyOf({ path, query }: Pick<Place, 'path' | 'query'>): string | undefined {
  for (const [key, address] of ownAddresses) if (address === path) return key;
  // Characters that no key has are left out: whatever was asked for, the shop can be asked whether it exists.
  const key = query
    .get('key')
    ?.replaceAll(/[^\w-]/g, '')
    .slice(0, 60);
  return query.has('key') ? key || '-' : undefined;
}

/** The address of a policy. */
const policyHref = (key: string): string => ownAddresses.get(key) ?? href('/support/policy', { key });

const policyList = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'support', 'policies'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/support/policy/list', { signal })),
    placeholderData: keepGuestData(shopKey(shop, 'support', 'policies')),
  });

/** Those that most people come for, in this order. */
const mostAsked: readonly string[] = ['shipping', 'return', 'warranty', 'privacy'];
const rankOf = (key: string) => (mostAsked.includes(key) ? mostAsked.indexOf(key) : mostAsked.length);

/** Policies to go on to, in pairs; the ones that are asked for most come first. */
function PolicyList({ policies }: { policies: readonly components['schemas']['PolicySummary'][] }) {
  const sorted = [...policies].sort((one, other) => rankOf(one.key) - rankOf(other.key));
  return (
    <ul className={styles.list}>
      {sorted.map(({ key, title, description }) => {
        const isAsked = mostAsked.includes(key);
        return (
          <li key={key}>
            <Link href={policyHref(key)} tone="quiet" className={classNames(styles.row, isAsked && styles.tinted)}>
              <span className={styles.rowTitle}>{title}</span>
              <span className={isAsked ? undefined : styles.rowText}>{description}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** One policy with the way to the others, or all of them. */
export default function PolicyPage() {
  const key = policyKeyOf(usePlace());
  const found = useQuery(policyList(useShop()));
  const policies = found.data?.list;
  const current = policies?.find((one) => one.key === key);
  const isUnknown = policies !== undefined && current === undefined;
  const support = { href: href('/support'), label: text.support };
  const all = { href: href('/support/policy'), label: text.all };
  return (
    <Container className={styles.page}>
      <Stack gap="l">
        <Breadcrumbs
          label={text.trail}
          trail={[{ href: href('/home'), label: text.home }, support, ...(current ? [all] : [])]}
          current={current?.title ?? text.all}
        />
        {key === undefined ? (
          <div className={styles.head}>
            <Stack gap="s">
              <Heading level={1}>{text.all}</Heading>
              <Text size="lead" tone="muted">
                {text.lead}
              </Text>
              <OfflineNote readAt={found.dataUpdatedAt} />
            </Stack>
            <div className={wideOnly}>
              <ScenePicture scene={returnScene} shape="low" />
            </div>
          </div>
        ) : isUnknown ? (
          <EmptyState headingLevel={1} art={<ArtMissing />} title={text.missing.title} body={text.missing.body} />
        ) : (
          <PolicyArticle key={key} policyKey={key} />
        )}
        {/* The failure of a single policy has its own words. */}
        {(policies ?? key === undefined) && (
          <QueryView query={found} waiting={<SkeletonText lines={8} />}>
            {({ list }) => (
              <section className={current && styles.others} aria-labelledby={current && 'others'}>
                {current && <SectionHeader id="others" title={text.others} />}
                <PolicyList policies={list.filter((one) => one !== current)} />
              </section>
            )}
          </QueryView>
        )}
      </Stack>
    </Container>
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop, place) => {
  const key = policyKeyOf(place);
  return Promise.all([
    data.prefetchQuery(policyList(shop)),
    key === undefined ? undefined : data.prefetchQuery(policy(shop, key)),
  ]);
};

export const head: PageModule['head'] = (data, shop, place) => {
  const key = policyKeyOf(place);
  if (key === undefined) return { title: text.all, description: text.description };
  const found = data.getQueryData(policy(shop, key).queryKey);
  const isUnknown = data.getQueryData(policyList(shop).queryKey)?.list.every((one) => one.key !== key) === true;
  // The pages with an address of their own have a title of their own.
  return {
    title: place.query.has('key') ? found?.title : undefined,
    description: found?.description,
    noindex: isUnknown,
  };
};
