import { useQuery } from '@tanstack/react-query';
import { Breadcrumbs, Button, Container, Inline, Link, Policy, Stack } from '#design-system/index.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { marketNames } from '#src/text/layout.ts';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import * as styles from '../parts/coupon.css.ts';
import { couponRules } from '../parts/queries.ts';
import { couponPagesText } from '../parts/text.ts';

const text = couponPagesText.rules;

/** How coupons work in the market. */
export default function CouponRulePage() {
  const shop = useShop();
  const found = useQuery(couponRules(shop));
  return (
    <Container className={styles.page}>
      <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={8} />}>
        {(data) => (
          <Stack gap="l">
            <Breadcrumbs
              label={text.trail}
              trail={[
                { href: href('/home'), label: text.home },
                { href: href('/coupon/center'), label: couponPagesText.center.title },
              ]}
              current={data.title}
            />
            <OfflineNote readAt={found.dataUpdatedAt} />
            <Policy
              title={data.title}
              market={marketNames[shop.site]}
              summary={data.description}
              blocks={data.text}
              contentsLabel={text.contents}
              tableLabel={text.table}
              foot={
                <Inline>
                  <Button asChild tone="outline">
                    <Link href={href('/coupon/list')} tone="plain">
                      {text.toWallet}
                    </Link>
                  </Button>
                </Inline>
              }
            />
          </Stack>
        )}
      </QueryView>
    </Container>
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop) => data.prefetchQuery(couponRules(shop));

export const head: PageModule['head'] = (data, shop) => ({
  description: data.getQueryData(couponRules(shop).queryKey)?.description,
});
