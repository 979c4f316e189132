import { useQuery } from '@tanstack/react-query';
import { Container, Heading, Ledger, Link, Panel, Stack, TabLinks, Text } from '#design-system/index.ts';
import { classNames } from '#design-system/foundations/class-names.ts';
import type { components } from '#openapi/types.ts';
import { calendarDay } from '#rules/market-dates.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { coinSummary } from '#src/api/queries/coin.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import { dayText } from '#src/widgets/moments.ts';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { outdated } from '#src/widgets/page.css.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import * as styles from '../parts/coin-page.css.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { ledgerChange, monthName } from '#src/widgets/ledger-words.ts';
import { coinDetails, type CoinEntryFilter } from '../parts/queries.ts';
import { coinDetailsText as text } from '../parts/coin-pages-text.ts';

type Entry = components['schemas']['CoinEntry'];

const kinds: readonly CoinEntryFilter[] = ['EARNED', 'SPENT', 'EXPIRED', 'PENDING'];
const monthPattern = /^\d{4}-\d{2}$/;
const idPattern = /^[\w-]{1,40}$/;

const matching = (value: string | null, pattern: RegExp) => (value !== null && pattern.test(value) ? value : undefined);

/** Keeps the line of what has not come yet. */
const onItsWay = '\u00A0';

/** A month of coins as a bank prints it, and what runs out next. */
export default function CoinDetailsPage() {
  const site = useSite();
  const { query } = usePlace();
  const type = kinds.find((kind) => kind === query.get('type'));
  const month = matching(query.get('month'), monthPattern);
  const after = matching(query.get('after'), idPattern);
  const found = useQuery(coinDetails(useShop(), { type, month, after }));
  const { data: balance } = useQuery(coinSummary(useShop()));
  const turn = (to: string | null) =>
    to === null ? undefined : { label: monthName(to, site), href: href('/coin/details', { type, month: to }) };
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <Stack gap="s">
          <Heading level={1} look={3} tabIndex={-1}>
            {text.title}
          </Heading>
          <p>
            <span className={styles.number}>{balance ? coinCount(balance.balance, site) : onItsWay}</span>{' '}
            <span className={styles.unit}>{balance ? text.worth(formatMoney(balance.worth)) : onItsWay}</span>
          </p>
        </Stack>
        <Stack gap="s">
          <Link href={href('/coin/center')}>{text.center}</Link>
          <OfflineNote readAt={found.dataUpdatedAt} />
        </Stack>
      </div>
      <TabLinks
        label={text.filters}
        tabs={[
          { href: href('/coin/details', { month }), label: text.all, current: type === undefined },
          ...kinds.map((kind) => ({
            href: href('/coin/details', { type: kind, month }),
            label: text.kinds[kind],
            current: kind === type,
          })),
        ]}
      />
      <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={8} />}>
        {(data) => (
          <div className={styles.columns}>
            <div className={classNames(found.isPlaceholderData && outdated)} aria-busy={found.isPlaceholderData}>
              <Stack gap="m">
                <Ledger
                  month={monthName(data.month, site)}
                  previous={turn(data.previous)}
                  next={turn(data.next)}
                  sums={[
                    { label: text.in, value: coinCount(data.in, site) },
                    { label: text.out, value: coinCount(data.out, site) },
                  ]}
                  columns={text.columns}
                  entries={data.entries.map((entry) => ({
                    id: entry.id,
                    date: { text: dayText(entry.time, site), dateTime: new Date(entry.time).toISOString() },
                    what: <What entry={entry} />,
                    amount: ledgerChange(entry.change, site),
                    // What is pending is not in the balance yet.
                    isIncome: entry.change > 0 && entry.type !== 'EARN_PENDING',
                    balance: coinCount(entry.balance, site),
                  }))}
                  emptyText={text.empty}
                />
                {after !== undefined && <Link href={href('/coin/details', { type, month })}>{text.newest}</Link>}
                {data.after !== null && (
                  <Link href={href('/coin/details', { type, month, after: data.after })}>{text.older}</Link>
                )}
              </Stack>
            </div>
            <div>
              <Panel as="section" aria-labelledby="expiring">
                <Stack gap="m">
                  <Heading level={2} look={3} id="expiring">
                    {text.expiring}
                  </Heading>
                  {data.expiring.length === 0 ? (
                    <Text tone="muted">{text.noneExpiring}</Text>
                  ) : (
                    <dl className={styles.sum}>
                      {data.expiring.map(({ amount, time, lastDay }) => (
                        <div key={time} className={styles.sumRow}>
                          <dt>{text.until(calendarDay(lastDay, site))}</dt>
                          <dd className={styles.sumEnd}>{coinCount(amount, site)}</dd>
                        </div>
                      ))}
                    </dl>
                  )}
                </Stack>
              </Panel>
            </div>
          </div>
        )}
      </QueryView>
    </Container>
  );
}

function What({ entry }: { entry: Entry }) {
  const { type, source, orderNo, text: words } = entry;
  const name = source === 'CHECK_IN' ? text.checkIn : (words ?? text.entries[type]);
  if (orderNo === null) return <>{name}</>;
  return (
    <>
      {name} <Link href={href('/order/detail', { orderNo })}>{orderNo}</Link>
    </>
  );
}
