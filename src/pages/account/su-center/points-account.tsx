import { useQuery } from '@tanstack/react-query';
import { Ledger, Link, SectionHeader, SkeletonText, Stack, Text } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { savvyPoints } from '#src/api/queries/account.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import { dayText } from '#src/widgets/moments.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { suCenterText } from './text.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { ledgerChange, monthName } from '#src/widgets/ledger-words.ts';
import * as styles from './su-center.css.ts';

const text = suCenterText.account;
const monthPattern = /^\d{4}-\d{2}$/;

/** What came and went in a month, and the way to the months beside it. */
export function PointsAccount() {
  const site = useSite();
  const addressed = usePlace().query.get('month');
  const month = addressed !== null && monthPattern.test(addressed) ? addressed : undefined;
  const found = useQuery(savvyPoints(useShop(), month));
  const turn = (to: string | null) =>
    to === null ? undefined : { label: monthName(to, site), href: href('/account/su-center', { month: to }) };
  return (
    <section aria-labelledby="points">
      <Stack gap="m" className={styles.ledger}>
        <SectionHeader id="points" title={text.title} />
        <Text tone="muted">{text.lead}</Text>
        <QueryView query={found} waiting={<SkeletonText lines={6} />} marksOutdated>
          {(data) => (
            <Ledger
              month={monthName(data.month, site)}
              previous={turn(data.previous)}
              next={turn(data.next)}
              sums={[
                { label: text.earned, value: coinCount(data.earned, site) },
                { label: text.lost, value: coinCount(data.lost, site) },
                { label: text.balance, value: coinCount(data.balance, site) },
              ]}
              columns={text.columns}
              entries={data.entries.map(({ id, time, kind, orderNo, title, points, balance }) => ({
                id,
                date: { text: dayText(time, site), dateTime: new Date(time).toISOString() },
                what:
                  orderNo === null ? (
                    [kind === 'EXPIRED' ? text.reasons.EXPIRED_TASK : text.reasons.TASK, title ?? ''].join(' ')
                  ) : (
                    <>
                      {text.reasons[kind]} <Link href={href('/order/detail', { orderNo })}>{orderNo}</Link>
                    </>
                  ),
                amount: ledgerChange(points, site),
                isIncome: points > 0,
                balance: coinCount(balance, site),
              }))}
              emptyText={text.empty}
            />
          )}
        </QueryView>
      </Stack>
    </section>
  );
}
