import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  Accordion,
  Breadcrumbs,
  Container,
  DataTable,
  Heading,
  Link,
  SectionHeader,
  SpecList,
  Stack,
  Text,
} from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { checkInRewards } from '#rules/coin-check-in.ts';
import { formatMoney } from '#rules/money.ts';
import { answerCoins } from '#rules/qa-limits.ts';
import { nextSavvyLevel, savvyLevels } from '#rules/savvy-levels.ts';
import { useIsResolvingSession, useMember, useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { suInfo } from '#src/api/queries/account.ts';
import { coinRule } from '#src/api/queries/coin.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { LogInOrJoin } from '#src/widgets/log-in-or-join.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { ScenePicture } from '#src/widgets/scene-picture/scene-picture.tsx';
import { lampRowScene } from '#src/widgets/scene-picture/scenes.ts';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { Compared } from './compared.tsx';
import * as styles from './guide.css.ts';
import { pointGuideText } from './text.ts';

const levels = savvyLevels.filter(({ level }) => level > 0);

/** What coins and points are, one beside the other, the levels between them, and where a member stands. */
export default function PointGuidePage() {
  const text = useText(pointGuideText);
  const found = useQuery(coinRule(useShop()));
  return (
    <Container className={styles.page}>
      <Stack gap="m">
        <Breadcrumbs
          label={text.trail}
          trail={[
            { href: href('/home'), label: text.home },
            { href: href('/account/su-center'), label: text.savvy },
          ]}
          current={text.current}
        />
        <OfflineNote readAt={found.dataUpdatedAt} />
        <div className={styles.top}>
          <div className={styles.lead}>
            <Heading level={1} tabIndex={-1}>
              {text.title}
            </Heading>
            <Text size="lead" tone="muted">
              {text.lead}
            </Text>
          </div>
          <Mine />
        </div>
      </Stack>
      <ScenePicture scene={lampRowScene} shape="strip" />
      <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={10} />}>
        {(rule) => <Compared rule={rule} />}
      </QueryView>
      <Levels own={found.data?.mine?.level} />
      <Ways />
      <section aria-labelledby="questions" className={styles.questions}>
        <SectionHeader
          id="questions"
          title={text.questions.title}
          link={{ href: href('/coin/rule'), label: text.questions.rules }}
        />
        <Accordion
          items={text.questions.list.map(({ id, question, answer }) => ({
            id,
            title: question,
            body: <Text>{answer}</Text>,
          }))}
        />
      </section>
    </Container>
  );
}

/** The member's own numbers, or the way to them. */
function Mine() {
  const text = useText(pointGuideText.mine);
  const isMember = useMember() !== null;
  const isResolving = useIsResolvingSession();
  const savvy = useQuery({ ...suInfo(useShop()), enabled: isMember });
  const waiting = <TextSkeleton label={text.loading} lines={3} />;
  if (!isMember) {
    const ways = <LogInOrJoin logIn={text.logIn} join={text.join} thisPage={href('/prom/point-guide')} />;
    return isResolving ? <div className={styles.place}>{waiting}</div> : ways;
  }
  return (
    <div className={styles.place}>
      <QueryView query={savvy} waiting={waiting}>
        {(info) => <Figures savvy={info} waiting={waiting} />}
      </QueryView>
    </div>
  );
}

interface FiguresProps {
  readonly savvy: components['schemas']['SuInfo'];
  /** Until the rule of coins, which has the numbers of a guest at first, is that of the member. */
  readonly waiting: ReactNode;
}

function Figures({ savvy: { level, levelName, points }, waiting }: FiguresProps) {
  const text = useText(pointGuideText.mine);
  const site = useSite();
  const mine = useQuery(coinRule(useShop())).data?.mine;
  if (!mine) return waiting;
  const next = nextSavvyLevel(points);
  const toNext = next && text.before(coinCount(next.from - points, site), next.name);
  return (
    <section aria-labelledby="mine" className={styles.figures}>
      <SectionHeader id="mine" look={4} title={text.title} />
      <SpecList
        items={[
          { name: text.coins, value: text.worth(coinCount(mine.balance, site), formatMoney(mine.worth)) },
          { name: text.points, value: coinCount(points, site) },
          { name: text.level, value: [level > 0 && levelName, toNext].filter(Boolean).join(', ') },
        ]}
      />
    </section>
  );
}

/** What takes a member from one level to the next, and what it brings. */
function Levels({ own }: { own: number | undefined }) {
  const text = useText(pointGuideText.levels);
  const site = useSite();
  return (
    <section aria-labelledby="levels">
      <SectionHeader id="levels" title={text.title} link={{ href: href('/account/su-center'), label: text.all }} />
      <DataTable
        caption={text.title}
        captionHidden
        columns={[
          { key: 'level', label: text.columns.level },
          { key: 'from', label: text.columns.from },
          { key: 'coins', label: text.columns.coins },
          { key: 'early', label: text.columns.early },
        ]}
        rows={levels.map(({ level, name, from, multiplier, earlyAccessHours }) => ({
          id: name,
          cells: {
            level: level === own ? text.yours(name) : name,
            from: text.points(coinCount(from, site)),
            coins: text.times(multiplier),
            early: earlyAccessHours > 0 ? text.early(earlyAccessHours) : text.together,
          },
        }))}
      />
    </section>
  );
}

/** The first things to do, each where it is done. */
function Ways() {
  const { title, order, checkIn, answer, review } = useText(pointGuideText.ways);
  const ways = [
    { ...order, to: href('/collections') },
    {
      ...checkIn,
      text: checkIn.text(Math.min(...checkInRewards), Math.max(...checkInRewards)),
      to: href('/coin/center'),
    },
    { ...answer, text: answer.text(answerCoins.shown), to: href('/faq/list', { sort: 'UNANSWERED' }) },
    { ...review, to: href('/order/list') },
  ];
  return (
    <section aria-labelledby="ways">
      <SectionHeader id="ways" title={title} />
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way.title} className={styles.way}>
            <Link href={way.to}>{way.title}</Link>
            <p className={styles.wayText}>{way.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop) => data.prefetchQuery(coinRule(shop));

export const head: PageModule['head'] = () => ({
  description: pointGuideText.lead,
  jsonLd: import.meta.env.SSR ? [structuredQuestions()] : [],
});

/** The questions as search engines read them. */
function structuredQuestions(): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: pointGuideText.questions.list.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
