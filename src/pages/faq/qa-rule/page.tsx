import { useQuery } from '@tanstack/react-query';
import { Breadcrumbs, Button, Container, Inline, Link, Policy, Stack } from '#design-system/index.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { policy } from '#src/api/queries/policy.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { marketNames } from '#src/text/layout.ts';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import * as page from '#src/widgets/page.css.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { questionsText } from '../parts/questions-text.ts';
import { ruleText as text } from './text.ts';

/** The policy that holds for questions and answers. */
const key = 'qa-rule';

/** The rules for questions and answers in the market, with the coins of an answer on top. */
export default function QaRulePage() {
  const shop = useShop();
  const found = useQuery(policy(shop, key));
  return (
    <Container className={page.page}>
      <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={8} />}>
        {(data) => (
          <Stack gap="l">
            <Breadcrumbs
              label={questionsText.trail}
              trail={[
                { href: href('/home'), label: questionsText.home },
                { href: href('/faq/list'), label: questionsText.questions },
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
                <Inline gap="m" wrap>
                  <Button tone="outline" onClick={() => window.print()}>
                    {text.print}
                  </Button>
                  <Button asChild tone="quiet">
                    <Link href={href('/faq/answerer-guide')} tone="plain">
                      {text.guide}
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

export const prefetch: PageModule['prefetch'] = (data, shop) => data.prefetchQuery(policy(shop, key));

export const head: PageModule['head'] = (data, shop) => ({
  description: data.getQueryData(policy(shop, key).queryKey)?.description,
});
