import { useQuery } from '@tanstack/react-query';
import { Button, Inline, Link, Policy, Text } from '#design-system/index.ts';
import { dayAt } from '#rules/market-dates.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { policy } from '#src/api/queries/policy.ts';
import { contactHref } from '#src/routing/contact-address.ts';
import { href } from '#src/routing/href.ts';
import { marketNames } from '#src/text/layout.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { policyText as text } from './text.ts';
import * as styles from './policy-page.css.ts';

/** One policy as it holds in the market. */
export function PolicyArticle({ policyKey }: { policyKey: string }) {
  const shop = useShop();
  const found = useQuery(policy(shop, policyKey));
  return (
    <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={8} />} withNote>
      {(data) => (
        <Policy
          title={data.title}
          market={marketNames[shop.site]}
          summary={data.description}
          blocks={data.text}
          contentsLabel={text.contents}
          tableLabel={text.table}
          foot={
            <>
              {policyKey === 'return' && (
                <div className={styles.screenOnly}>
                  <Button asChild>
                    <Link href={href('/order/rma')} tone="plain">
                      {text.startReturn}
                    </Link>
                  </Button>
                </div>
              )}
              <Inline gap="m" wrap justify="between">
                <Text size="small" tone="muted">
                  {text.inEffect}{' '}
                  {/* By the clock of the market, not of the shopper: a policy begins on one day for everybody in it. */}
                  <time dateTime={new Date(data.updatedTime).toISOString()}>{dayAt(data.updatedTime, shop.site)}</time>
                  {' · '}
                  {text.version(data.version)}
                </Text>
                <Button tone="outline" className={styles.screenOnly} onClick={() => window.print()}>
                  {text.print}
                </Button>
              </Inline>
              <Text tone="muted">
                {text.question} <Link href={contactHref()}>{text.contact}</Link>
              </Text>
            </>
          }
        />
      )}
    </QueryView>
  );
}
