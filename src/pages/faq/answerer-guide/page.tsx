import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { Breadcrumbs, Container, Heading, Panel, SectionHeader, SpecList, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { dailyCoinCap } from '#rules/coin-tasks.ts';
import { answerCoins } from '#rules/qa-limits.ts';
import { useIsResolvingSession, useMember, useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { answererStatus } from '#src/api/queries/questions.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { LogInOrJoin } from '#src/widgets/log-in-or-join.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import * as page from '#src/widgets/page.css.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { ScenePicture } from '#src/widgets/scene-picture/scene-picture.tsx';
import { chairsScene } from '#src/widgets/scene-picture/scenes.ts';
import { questionsText } from '../parts/questions-text.ts';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationState } from './application-state.tsx';
import * as styles from './guide.css.ts';
import { Needs } from './needs.tsx';
import { guideText as text } from './text.ts';

/** The coins of an answer. */
function Rewards() {
  const site = useSite();
  return (
    <section aria-labelledby="rewards">
      <SectionHeader id="rewards" look={4} title={text.rewards.title} />
      <SpecList
        items={[
          { name: text.rewards.shown, value: text.rewards.coins(coinCount(answerCoins.shown, site)) },
          { name: text.rewards.best, value: text.rewards.more(coinCount(answerCoins.best, site)) },
          { name: text.rewards.most, value: text.rewards.atMost(coinCount(dailyCoinCap, site)) },
        ]}
      />
    </section>
  );
}

/** What an answerer does, gets and needs, and the application of a member. */
export default function AnswererGuidePage() {
  const isMember = useMember() !== null;
  const found = useQuery({ ...answererStatus(useShop()), enabled: isMember });
  return (
    <Container className={page.page}>
      <Stack gap="m">
        <Breadcrumbs
          label={questionsText.trail}
          trail={[
            { href: href('/home'), label: questionsText.home },
            { href: href('/faq/list'), label: questionsText.questions },
          ]}
          current={text.title}
        />
        <OfflineNote readAt={found.dataUpdatedAt} />
        <div className={styles.columns}>
          <div className={styles.lead}>
            <Heading level={1} tabIndex={-1}>
              {text.title}
            </Heading>
            <Text size="lead" tone="muted">
              {text.lead}
            </Text>
          </div>
          <div className={styles.picture}>
            <ScenePicture scene={chairsScene} shape="step" />
          </div>
          <div className={styles.part}>
            <Rewards />
            <Needs status={found.data} />
          </div>
          <div className={styles.application}>
            <Sample />
            <Application found={found} isMember={isMember} />
          </div>
        </div>
      </Stack>
    </Container>
  );
}

/** What an answer reads like that helps. */
function Sample() {
  const { title, question, answer } = text.sample;
  return (
    <Panel as="section" aria-labelledby="sample">
      <Stack gap="s">
        <Heading level={2} look={4} id="sample">
          {title}
        </Heading>
        <Text weight="medium">{question}</Text>
        <Text>{answer}</Text>
      </Stack>
    </Panel>
  );
}

interface ApplicationProps {
  readonly found: UseQueryResult<components['schemas']['AnswererStatus']>;
  readonly isMember: boolean;
}

function Application({ found, isMember }: ApplicationProps) {
  const isResolving = useIsResolvingSession();
  const state = useRef<HTMLDivElement>(null);
  if (!isMember && !isResolving) return <GuestApplication />;
  return (
    <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={6} />}>
      {(status) => (
        <div ref={state} tabIndex={-1} className={styles.status}>
          <Stack gap="l">
            <ApplicationState status={status} />
            {status.mayApply && <ApplicationForm status={status} onSent={() => state.current?.focus()} />}
            {!status.mayApply && status.status === 'NONE' && <Text tone="muted">{text.cannot}</Text>}
          </Stack>
        </div>
      )}
    </QueryView>
  );
}

function GuestApplication() {
  const thisPage = href('/faq/answerer-guide');
  return (
    <section aria-labelledby="apply">
      <Stack gap="m">
        <Heading level={2} look={4} id="apply">
          {text.guest.title}
        </Heading>
        <Text>{text.guest.text}</Text>
        <LogInOrJoin logIn={text.guest.logIn} join={text.guest.join} thisPage={thisPage} />
      </Stack>
    </section>
  );
}

export const head: PageModule['head'] = () => ({ description: text.description });
