import { useQuery } from '@tanstack/react-query';
import { useRef, type RefObject } from 'react';
import { Badge, Button, Container, EmptyState, Heading, Link, Stack, TabLinks, Text } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import { AccountArea } from '#src/widgets/account-area/account-area.tsx';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { momentText } from '#src/widgets/moments.ts';
import * as layout from '#src/widgets/page.css.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { ScenePicture } from '#src/widgets/scene-picture/scene-picture.tsx';
import { chairsScene } from '#src/widgets/scene-picture/scenes.ts';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { DraftItem } from './draft-item.tsx';
import { qaSpace, type QaSpace } from './queries.ts';
import { spaceHref, spaceRefOf, tabs, type SpaceRef } from './space-address.ts';
import { SpaceItem } from './space-item.tsx';
import * as styles from './space.css.ts';
import { spaceText as text } from './text.ts';
import { WaitingForYou } from './waiting.tsx';

/** What waits for the answer of a member, and what the member asked, answered, follows and has begun to write. */
export default function MySpacePage() {
  const place = spaceRefOf(usePlace().query);
  const found = useQuery(qaSpace(useShop(), place));
  return (
    <Container className={layout.page}>
      <AccountArea current={href('/faq/my-space')}>
        <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={9} />} withNote marksOutdated>
          {(space) => <Space space={space} place={place} />}
        </QueryView>
      </AccountArea>
    </Container>
  );
}

function Space({ space, place }: { readonly space: QaSpace; readonly place: SpaceRef }) {
  const { waiting } = space;
  const head = useRef<HTMLHeadingElement>(null);
  const count = waiting.reduce((sum, { questions }) => sum + questions, 0);
  const isMore = waiting.some((each) => each.isMore);
  return (
    <Stack gap="xl">
      <div className={styles.lead}>
        <div className={styles.words}>
          <Heading level={1} tabIndex={-1} ref={head}>
            {text.title(count, isMore)}
          </Heading>
          <Facts space={space} />
          <div className={styles.ways}>
            {space.isAnswerer ? (
              <Badge>{text.answerer}</Badge>
            ) : (
              <Link className={styles.way} href={href('/faq/answerer-guide')}>
                {text.becomeAnswerer}
              </Link>
            )}
            <Link className={styles.way} href={href('/faq/qa-rule')}>
              {text.rules}
            </Link>
          </div>
        </div>
        <div className={styles.picture}>
          <ScenePicture scene={chairsScene} shape="step" />
        </div>
      </div>
      <WaitingForYou waiting={waiting} place={place} />
      <Stack gap="s">
        <div ref={showCurrent} key={place.tab}>
          <TabLinks
            label={text.tabsLabel}
            tabs={tabs.map((tab) => ({
              href: spaceHref({ tab }),
              label: text.tabs[tab],
              current: tab === place.tab,
              count: tab === 'INVITED' ? count : undefined,
            }))}
          />
        </div>
        <List space={space} place={place} head={head} />
      </Stack>
    </Stack>
  );
}

/** On a phone the tabs run sideways: the open one may be outside. */
const showCurrent = (tabList: HTMLElement | null) => {
  const current = tabList?.querySelector<HTMLElement>('[aria-current="page"]');
  const scrolling = current?.closest('nav');
  if (current && scrolling) scrolling.scrollLeft = current.offsetLeft - scrolling.offsetLeft;
};

/** Where the member stands, in one sentence; nothing for who has answered nothing. */
function Facts({ space: { stats, rank } }: { readonly space: QaSpace }) {
  const site = useSite();
  const { answers, best, likes, coins } = stats;
  if (answers === 0) return null;
  const facts = [
    text.answers(answers),
    ...(best > 0 ? [text.best(best)] : []),
    ...(likes > 0 ? [text.likes(likes)] : []),
    ...(coins > 0 ? [text.coins(coinCount(coins, site))] : []),
    ...(rank ? [text.rank(rank.place, monthName(rank.month))] : []),
  ];
  return (
    <Stack gap="xs">
      <Text className={styles.facts}>{facts.join(' · ')}</Text>
      {rank && (
        <Text size="small" tone="muted">
          {text.countedAt(momentText(rank.countedTime, site))}
        </Text>
      )}
    </Stack>
  );
}

/** 'November' of '2026-11'. */
const monthName = (month: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-15T00:00:00Z`));

interface ListProps {
  readonly space: QaSpace;
  readonly place: SpaceRef;
  readonly head: RefObject<HTMLHeadingElement | null>;
}

function List({ space: { tab, list, drafts, next }, place, head }: ListProps) {
  const { spu, after } = place;
  if (list.length === 0 && drafts.length === 0 && after === undefined) return <Empty tab={tab} />;
  return (
    <Stack gap="m">
      <ul>
        {drafts.map((item) => (
          <li key={item.draft.draftId}>
            <DraftItem item={item} onGone={() => head.current?.focus()} />
          </li>
        ))}
        {tab !== 'DRAFTS' &&
          list.map((item) => (
            <li key={item.reply?.replyId ?? item.question.questionId}>
              <SpaceItem item={item} tab={tab} />
            </li>
          ))}
      </ul>
      <div className={styles.ways}>
        {spu !== undefined && (
          <Link className={styles.way} href={spaceHref({ tab })}>
            {text.waitingAll}
          </Link>
        )}
        {after !== undefined && (
          <Link className={styles.way} href={spaceHref({ tab, spu })}>
            {text.newest}
          </Link>
        )}
        {next !== null && (
          <Link className={styles.way} href={spaceHref({ tab, spu, after: next })}>
            {text.older}
          </Link>
        )}
      </div>
    </Stack>
  );
}

const ways: Readonly<Record<QaSpace['tab'], string>> = {
  QUESTIONS: href('/faq/list', { ask: 1 }),
  ANSWERS: href('/faq/list', { sort: 'UNANSWERED' }),
  FOLLOWS: href('/faq/list'),
  INVITED: href('/faq/list', { sort: 'UNANSWERED' }),
  DRAFTS: href('/faq/list'),
};

function Empty({ tab }: { readonly tab: QaSpace['tab'] }) {
  const { title, body, action } = text.empty[tab];
  return (
    <EmptyState
      title={title}
      body={body}
      actions={
        <Button asChild tone="outline">
          <Link href={ways[tab]} tone="plain">
            {action}
          </Link>
        </Button>
      }
    />
  );
}
