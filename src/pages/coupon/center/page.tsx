import { useQuery } from '@tanstack/react-query';
import {
  ArtNothingKept,
  Button,
  Container,
  EmptyState,
  Heading,
  Inline,
  Link,
  SectionHeader,
  Stack,
  TabLinks,
  Text,
} from '#design-system/index.ts';
import { spelled } from '#rules/by-site.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { couponCenter } from '../parts/queries.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import * as frame from '#src/widgets/page.css.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { ScenePicture } from '#src/widgets/scene-picture/scene-picture.tsx';
import { lampRowScene } from '#src/widgets/scene-picture/scenes.ts';
import { useText } from '#src/widgets/use-text.ts';
import { OfferCard } from '#src/widgets/coupons/offer-card.tsx';
import { useClaim, useClaimAfterLogin } from '#src/widgets/coupons/use-claim.ts';
import * as styles from '../parts/coupon.css.ts';
import { couponPagesText } from '../parts/text.ts';

const tabs = ['ALL', 'CATEGORY', 'SHIPPING', 'MEMBERS'] as const;

/** What can be claimed in the market, by kind. */
export default function CouponCenterPage() {
  const text = useText(couponPagesText).center;
  const { query } = usePlace();
  const tab = tabs.find((each) => each === query.get('tab'));
  const found = useQuery(couponCenter(useShop()));
  const { claim, claimingId } = useClaim();
  useClaimAfterLogin(claim);

  return (
    <Container className={styles.page}>
      <Stack gap="l">
        {/* A phone begins with the slips. */}
        <div className={frame.wideOnly}>
          <ScenePicture scene={lampRowScene} shape="strip" />
        </div>
        <Stack gap="s">
          <Heading level={1} tabIndex={-1}>
            {text.title}
          </Heading>
          <Text size="lead" tone="muted">
            {text.lead}
          </Text>
          <Inline gap="m" wrap>
            <Link href={href('/coupon/list')}>{text.toWallet}</Link>
            <Link href={href('/coupon/rule')}>{text.toRules}</Link>
          </Inline>
        </Stack>
        <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={6} />} withNote>
          {({ groups: all }) => {
            const groups = all.filter(({ name }) => tab === undefined || name === tab);
            const present = tabs.filter((each) => all.some(({ name }) => name === each));
            return (
              <>
                {present.length > 1 && (
                  <TabLinks
                    label={text.tabsLabel}
                    tabs={[
                      { href: href('/coupon/center'), label: text.tabs.every, current: tab === undefined },
                      ...present.map((each) => ({
                        href: href('/coupon/center', { tab: each }),
                        label: text.tabs[each],
                        current: each === tab,
                      })),
                    ]}
                  />
                )}
                {groups.map(({ name, templates }) => (
                  <section key={name} className={styles.group} aria-labelledby={`coupons-${name}`}>
                    <SectionHeader id={`coupons-${name}`} look={4} title={text.tabs[name]} />
                    <ul className={styles.slips}>
                      {templates.map((offer) => (
                        <li key={offer.terms.templateId}>
                          <OfferCard
                            offer={offer}
                            now={found.dataUpdatedAt}
                            isClaiming={claimingId === offer.terms.templateId}
                            onClaim={claim}
                            onReached={found.refetch}
                          />
                        </li>
                      ))}
                    </ul>
                  </section>
                ))}
                {groups.length === 0 && (
                  <EmptyState
                    art={<ArtNothingKept />}
                    title={text.empty.title}
                    body={text.empty.body}
                    actions={
                      <Button asChild tone="outline">
                        <Link href={href('/coupon/list')} tone="plain">
                          {text.toWallet}
                        </Link>
                      </Button>
                    }
                  />
                )}
              </>
            );
          }}
        </QueryView>
      </Stack>
    </Container>
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop) => data.prefetchQuery(couponCenter(shop));

export const head: PageModule['head'] = (_data, { site }) => ({
  description: spelled(couponPagesText.center.description, site),
});
