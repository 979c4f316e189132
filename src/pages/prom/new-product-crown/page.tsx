import { useQuery } from '@tanstack/react-query';
import {
  ArtNothingKept,
  Button,
  Container,
  EmptyState,
  Heading,
  Link,
  Meter,
  SectionHeader,
  Text,
} from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import { pageNumberOf } from '#src/routing/page-number.ts';
import type { PageModule } from '#src/routing/page.ts';
import { NumberedPages } from '#src/widgets/numbered-pages.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { CrowdDrawing } from '../parts/crowd-drawing.tsx';
import { type CrowdCard, crowdProjects } from '../parts/crowd-queries.ts';
import { crowdText } from '../parts/crowd-text.ts';
import { pledgedWords, timeWords } from '../parts/crowd-words.ts';
import { PromotionHead } from '../parts/promotion-head.tsx';
import { OtherPromotions } from '../parts/promotion-ways.tsx';
import * as styles from './crown.css.ts';
import { crowdListText } from './text.ts';

const address = ({ id }: CrowdCard) => href('/prom/new-product-crown-detail', { id });

/** Lights that people pledge for: the first one large, then those that run, are reached and come, and those that were missed. */
export default function CrowdfundingPage() {
  const text = useText(crowdListText);
  const pageNo = pageNumberOf(usePlace().query);
  const found = useQuery(crowdProjects(useShop(), pageNo));
  return (
    <Container className={styles.page}>
      <PromotionHead title={text.title} lead={text.lead} />
      <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={8} />} withNote>
        {({ list, total, pageSize }) => (
          <NumberedPages
            page={pageNo}
            total={total}
            pageSize={pageSize}
            hrefOf={(target) => href('/prom/new-product-crown', { pageNo: target === 1 ? undefined : target })}
          >
            <Projects list={list} readAt={found.dataUpdatedAt} />
          </NumberedPages>
        )}
      </QueryView>
      <OtherPromotions />
    </Container>
  );
}

interface ProjectsProps {
  readonly list: readonly CrowdCard[];
  /** Epoch ms on the device clock. */
  readonly readAt: number;
}

function Projects({ list, readAt }: ProjectsProps) {
  const text = useText(crowdListText);
  const [first, ...live] = list.filter(({ state }) => state === 'LIVE' || state === 'CLOSING');
  const missed = list.filter(({ state }) => state === 'FAILED');
  const others = [...live, ...list.filter(({ state }) => !['LIVE', 'CLOSING', 'FAILED'].includes(state))];
  if (list.length === 0) {
    return (
      <EmptyState
        art={<ArtNothingKept />}
        title={text.empty.title}
        body={text.empty.body}
        actions={
          <Button asChild>
            <Link tone="plain" href={href('/collections')}>
              {text.empty.action}
            </Link>
          </Button>
        }
      />
    );
  }
  return (
    <>
      {first && <Leading project={first} readAt={readAt} />}
      {others.length > 0 && (
        <section aria-labelledby="others">
          <SectionHeader id="others" title={text.others} />
          <ul className={styles.cards}>
            {others.map((project) => (
              <li key={project.id} className={styles.card}>
                <CrowdDrawing project={project} sizes="(min-width: 900px) 31vw, 46vw" />
                <div className={styles.cardWords}>
                  <Heading level={3} look={4}>
                    <Link href={address(project)}>{project.title}</Link>
                  </Heading>
                  <Facts project={project} readAt={readAt} withPercent />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {missed.length > 0 && <Missed list={missed} />}
    </>
  );
}

interface ProjectProps extends Pick<ProjectsProps, 'readAt'> {
  readonly project: CrowdCard;
}

function Leading({ project, readAt }: ProjectProps) {
  const text = useText(crowdListText);
  const words = useText(crowdText);
  const pledged = pledgedWords(project, words);
  return (
    <section className={styles.leading} aria-labelledby="leading">
      <CrowdDrawing project={project} isWide sizes="(min-width: 900px) 58vw, 100vw" />
      <div className={styles.words}>
        <Heading level={2} id="leading">
          {project.title}
        </Heading>
        <Text>{project.summary}</Text>
        <Meter
          value={project.percent}
          max={100}
          label={project.title}
          text={pledged}
          share={words.percent(project.percent)}
        />
        <Facts project={project} readAt={readAt} />
        <div className={styles.action}>
          <Button asChild>
            <Link tone="plain" href={address(project)} aria-label={text.seeOf(project.title)}>
              {text.see}
            </Link>
          </Button>
        </div>
      </div>
    </section>
  );
}

function Facts({ project, readAt, withPercent }: ProjectProps & { readonly withPercent?: boolean }) {
  const text = useText(crowdListText);
  const words = useText(crowdText);
  const { state, percent, backers, from } = project;
  const facts = [
    withPercent && state !== 'COMING' && words.percent(percent),
    backers > 0 && words.backers(backers),
    timeWords(project, { site: useSite(), now: readAt, text: words }),
    from && text.from(formatMoney(from)),
  ];
  return <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>;
}

/** What was not wanted enough, without a drawing: it is told, not shown. */
function Missed({ list }: { list: readonly CrowdCard[] }) {
  const text = useText(crowdListText);
  const words = useText(crowdText);
  return (
    <section aria-labelledby="missed">
      <SectionHeader id="missed" title={text.missed} />
      <ul className={styles.rows}>
        {list.map((project) => (
          <li key={project.id} className={styles.row}>
            <Link href={address(project)}>{project.title}</Link>
            <Text size="small" tone="muted">
              {`${pledgedWords(project, words)}. ${words.state.FAILED}.`}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop, { query }) =>
  data.prefetchQuery(crowdProjects(shop, pageNumberOf(query)));

export const head: PageModule['head'] = () => ({ description: crowdListText.description });
