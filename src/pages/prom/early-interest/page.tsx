import { useQuery } from '@tanstack/react-query';
import {
  ArtNothingKept,
  Button,
  Container,
  EmptyState,
  Heading,
  Link,
  SectionHeader,
  Text,
} from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { type InterestProject, interestProjects } from '../parts/interest-queries.ts';
import { interestText } from '../parts/interest-text.ts';
import { comingWords, interestedWords } from '../parts/interest-words.ts';
import { PromotionHead } from '../parts/promotion-head.tsx';
import { OtherPromotions } from '../parts/promotion-ways.tsx';
import { Teaser } from '../parts/teaser.tsx';
import * as styles from './early-interest.css.ts';
import { earlyInterestText } from './text.ts';

const address = ({ projectId }: InterestProject) => href('/prom/early-Interest-detail', { projectId });

/** Lights that are not out yet: the first one large, then those that wait, that are out and that will not come. */
export default function EarlyInterestPage() {
  const text = useText(earlyInterestText);
  const found = useQuery(interestProjects(useShop()));
  return (
    <Container className={styles.page}>
      <PromotionHead title={text.title} lead={text.lead} />
      <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={8} />} withNote>
        {({ list }) => <Projects list={list} />}
      </QueryView>
      <OtherPromotions />
    </Container>
  );
}

function Projects({ list }: { list: readonly InterestProject[] }) {
  const text = useText(earlyInterestText);
  const [first, ...waiting] = list.filter(({ state }) => state === 'OPEN' || state === 'COMING');
  const others = [...waiting, ...list.filter(({ state }) => state === 'LAUNCHED')];
  const off = list.filter(({ state }) => state === 'ENDED');
  if (list.length === 0) {
    return (
      <EmptyState
        art={<ArtNothingKept />}
        title={text.empty.title}
        body={text.empty.body}
        actions={
          <Button asChild>
            <Link tone="plain" href={href('/home/search', { sort: 'NEW' })}>
              {text.empty.action}
            </Link>
          </Button>
        }
      />
    );
  }
  return (
    <>
      {first && <Leading project={first} />}
      {others.length > 0 && <Others list={others} />}
      {off.length > 0 && <Ended list={off} />}
    </>
  );
}

function Leading({ project }: { project: InterestProject }) {
  const text = useText(earlyInterestText);
  return (
    <section className={styles.leading} aria-labelledby="leading">
      <Teaser project={project} isWide sizes="(min-width: 900px) 58vw, 100vw" />
      <div className={styles.words}>
        <Heading level={2} id="leading">
          {project.title}
        </Heading>
        <Text>{project.summary}</Text>
        <Facts project={project} />
        <div className={styles.action}>
          <Button asChild>
            <Link tone="plain" href={address(project)}>
              {project.registration?.isConfirmed === true || project.state !== 'OPEN' ? text.change : text.first}
            </Link>
          </Button>
        </div>
      </div>
    </section>
  );
}

function Facts({ project }: { project: InterestProject }) {
  const text = useText(interestText);
  const facts = [
    comingWords(project, text),
    interestedWords(project, useSite(), text),
    project.registration?.isConfirmed === true && text.registered,
  ];
  return <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>;
}

function Others({ list }: { list: readonly InterestProject[] }) {
  const text = useText(earlyInterestText);
  return (
    <section aria-labelledby="others">
      <SectionHeader id="others" title={text.others} />
      <ul className={styles.cards}>
        {list.map((project) => (
          <li key={project.projectId} className={styles.card}>
            <Teaser project={project} sizes="(min-width: 900px) 31vw, 46vw" />
            <div className={styles.cardWords}>
              <Heading level={3} look={4}>
                <Link href={address(project)}>{project.title}</Link>
              </Heading>
              <Facts project={project} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was called off, without a drawing: it is told, not shown. */
function Ended({ list }: { list: readonly InterestProject[] }) {
  const text = useText(earlyInterestText);
  return (
    <section aria-labelledby="off">
      <SectionHeader id="off" title={text.off} />
      <ul className={styles.rows}>
        {list.map((project) => (
          <li key={project.projectId} className={styles.row}>
            <Link href={address(project)}>{project.title}</Link>
            <Text size="small" tone="muted">
              {project.summary}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop) => data.prefetchQuery(interestProjects(shop));

export const head: PageModule['head'] = () => ({ description: earlyInterestText.description });
