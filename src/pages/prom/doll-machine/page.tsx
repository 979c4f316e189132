import { useQuery } from '@tanstack/react-query';
import { Accordion, ArtElsewhere, Container, Link, SectionHeader, Text } from '#design-system/index.ts';
import type { Site } from '#rules/markets.ts';
import { useMember } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { dollMachineView } from '#src/api/queries/doll-machine.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { marketsInSentence } from '#src/text/layout.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { PromotionHead } from '../parts/promotion-head.tsx';
import * as styles from './doll-machine.css.ts';
import { Odds } from './odds.tsx';
import { Plays } from './plays.tsx';
import type { DollMachine, DollStanding } from './queries.ts';
import { Stage } from './stage.tsx';
import { dollMachineText } from './text.ts';

/** A case of lamps in the dark: one play a day is free, and every chance is in the open. */
export default function DollMachinePage() {
  const text = useText(dollMachineText);
  const found = useQuery(dollMachineView(useShop()));
  const waiting = (
    <Container>
      <TextSkeleton label={text.loading} lines={10} />
    </Container>
  );
  return (
    <>
      <OfflineNote readAt={found.dataUpdatedAt} />
      <QueryView query={found} waiting={waiting} bringsMargins>
        {({ machine, sites, mine }) =>
          machine === null ? (
            <Elsewhere sites={sites} />
          ) : (
            <Machine
              key={machine.machineId}
              machine={machine}
              mine={mine ?? undefined}
              onNextDay={() => void found.refetch()}
            />
          )
        }
      </QueryView>
    </>
  );
}

interface MachineProps {
  readonly machine: DollMachine;
  readonly mine: DollStanding | undefined;
  readonly onNextDay: () => void;
}

function Machine({ machine, mine, onNextDay }: MachineProps) {
  const text = useText(dollMachineText);
  const isMember = useMember() !== null;
  const { freePlaysPerDay, costCoins, dailyLimit } = machine;
  return (
    <>
      <div className={styles.night}>
        <Container className={styles.columns}>
          <div className={styles.head}>
            <PromotionHead title={text.title} lead={text.lead} />
          </div>
          <Stage machine={machine} mine={mine} onNextDay={onNextDay} />
          <section aria-labelledby="odds" className={styles.odds}>
            <Odds machine={machine} withoutPity={mine?.withoutPity} />
          </section>
        </Container>
      </div>
      <Container>
        <div className={styles.page}>
          {isMember && <Plays />}
          <section aria-labelledby="rules">
            <SectionHeader id="rules" title={text.rules.title} />
            <Accordion
              items={text.rules.list(freePlaysPerDay, costCoins, dailyLimit).map(({ id, question, answer }) => ({
                id,
                title: question,
                body: <Text>{answer}</Text>,
              }))}
            />
          </section>
          <Link href={href('/prom/activity-list')}>{text.activities}</Link>
        </div>
      </Container>
    </>
  );
}

function Elsewhere({ sites }: { sites: readonly Site[] }) {
  const { title, body, none, action } = useText(dollMachineText).elsewhere;
  const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(sites.map((site) => marketsInSentence[site]));
  return (
    <MessagePage
      nothing="empty"
      art={<ArtElsewhere />}
      title={title}
      body={names === '' ? none : body(names)}
      action={action}
      href={href('/coin/center')}
    />
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop) => data.prefetchQuery(dollMachineView(shop));

export const head: PageModule['head'] = () => ({ description: dollMachineText.description });
