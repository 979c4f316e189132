import { useQuery } from '@tanstack/react-query';
import { Button, Container, Heading, Inline, Link, Stack, Text } from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { useIsResolvingSession, useMember, useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { coinRule } from '#src/api/queries/coin.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import * as styles from '../parts/coin-page.css.ts';
import { RuleExample } from './rule-example.tsx';
import { ruleRows } from './rule-rows.ts';
import { coinRuleText as text } from '../parts/coin-pages-text.ts';

/** What coins are worth, how they come and when they go, with a member's own numbers beside each rule. */
export default function CoinRulePage() {
  const site = useSite();
  const isMember = useMember() !== null;
  const isGuest = !useIsResolvingSession() && !isMember;
  const found = useQuery(coinRule(useShop()));
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <Stack gap="s">
          <Heading level={1} tabIndex={-1}>
            {text.title}
          </Heading>
          <Text size="lead">
            {text.lead} {text.buy}
          </Text>
          <OfflineNote readAt={found.dataUpdatedAt} />
        </Stack>
        {found.data && (
          <p>
            <span className={styles.number}>{found.data.minimum}</span>{' '}
            <span className={styles.unit}>{text.worth(formatMoney(found.data.worth))}</span>
          </p>
        )}
      </div>
      <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={8} />}>
        {(rule) => (
          <div className={styles.columns}>
            <ul className={styles.rules}>
              {ruleRows(rule, site).map(({ title, words, mine }) => (
                <li key={title} className={styles.rule}>
                  <Heading level={2} look={4}>
                    {title}
                  </Heading>
                  <Text>{words}</Text>
                  {mine !== undefined && !isGuest && (
                    <Text weight="medium" className={mine === '' ? styles.place : styles.figures}>
                      {mine || '\u00a0'}
                    </Text>
                  )}
                </li>
              ))}
            </ul>
            <RuleExample rule={rule} />
          </div>
        )}
      </QueryView>
      <Inline gap="l" wrap>
        <Button asChild tone="outline">
          <Link tone="plain" href={href('/coin/center')}>
            {text.center}
          </Link>
        </Button>
        <Link href={href('/prom/point-guide')}>{text.guide}</Link>
      </Inline>
      {!isMember && <Link href={href('/account/login', { redirect: href('/coin/rule') })}>{text.logIn}</Link>}
    </Container>
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop) => data.prefetchQuery(coinRule(shop));

export const head: PageModule['head'] = (data, shop) => {
  const rule = data.getQueryData(coinRule(shop).queryKey);
  return {
    description: rule ? `${text.lead} ${text.rows.worth.text(rule.minimum, formatMoney(rule.worth))}` : text.lead,
  };
};
