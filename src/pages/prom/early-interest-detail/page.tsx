import { useQuery } from '@tanstack/react-query';
import {
  clockFormat,
  Breadcrumbs,
  Button,
  Container,
  Heading,
  InlineMessage,
  Link,
  Text,
} from '#design-system/index.ts';
import type { ReactNode } from 'react';
import { day } from '#rules/durations.ts';
import { useIsResolvingSession, useMember, useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { couponText } from '#src/text/coupons.ts';
import { statesText } from '#src/text/states.ts';
import { couponWorth } from '#src/widgets/coupon-words.ts';
import { Deadline } from '#src/widgets/deadline.tsx';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { type InterestDetail, interestProject } from '../parts/interest-queries.ts';
import { interestText } from '../parts/interest-text.ts';
import { idIn, tokenIn } from '../parts/address-values.ts';
import { comingWords, interestedWords } from '../parts/interest-words.ts';
import { otherMarketsOf } from '../parts/named-markets.ts';
import { OtherMarket } from '../parts/other-market.tsx';
import { Teaser } from '../parts/teaser.tsx';
import * as styles from './detail.css.ts';
import { EarlyAccess } from './early-access.tsx';
import { Registration } from './registration.tsx';
import { interestDetailText } from './text.ts';

/** A light that is not out yet: its outline, one choice and one button. */
export default function EarlyInterestDetailPage() {
  const text = useText(interestDetailText);
  const { query } = usePlace();
  const projectId = idIn(query, 'projectId');
  const token = tokenIn(query);
  const found = useQuery({
    ...interestProject(useShop(), projectId ?? '', token),
    enabled: projectId !== undefined,
  });
  if (projectId === undefined)
    return <MessagePage nothing="missing" {...statesText.notFound} href={href('/prom/early-Interest')} />;
  const otherMarkets = otherMarketsOf(found.error);
  if (otherMarkets !== undefined) {
    return <OtherMarket names={otherMarkets} text={text.otherMarket} href={href('/prom/early-Interest')} />;
  }
  return (
    <Container className={styles.page}>
      <OfflineNote readAt={found.dataUpdatedAt} />
      <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={10} />}>
        {(detail) => (
          <Project
            key={projectId}
            detail={detail}
            token={token}
            isOfGuest={found.isPlaceholderData}
            readAt={found.dataUpdatedAt}
            onReached={() => void found.refetch()}
          />
        )}
      </QueryView>
    </Container>
  );
}

interface ProjectProps {
  readonly detail: InterestDetail;
  readonly token: string | undefined;
  /** What a guest was shown stands until the registration of the member comes. */
  readonly isOfGuest: boolean;
  /** Epoch ms on the device clock. */
  readonly readAt: number;
  /** A moment has come that changes the project. */
  readonly onReached: () => void;
}

function Project({ detail, token, isOfGuest, readAt, onReached }: ProjectProps) {
  const text = useText(interestDetailText);
  const { project, story } = detail;
  return (
    <>
      <Breadcrumbs
        label={text.trail}
        trail={[{ href: href('/prom/early-Interest'), label: text.list }]}
        current={project.title}
      />
      <div className={styles.split}>
        <div className={styles.head}>
          <Heading level={1} tabIndex={-1}>
            {project.title}
          </Heading>
          <Text size="lead" tone="muted">
            {project.summary}
          </Text>
        </div>
        <div className={styles.drawing}>
          <Teaser project={project} sizes="(min-width: 900px) 42vw, 100vw" />
        </div>
        <div className={styles.body}>
          <Facts detail={detail} readAt={readAt} onReached={onReached} />
          <State detail={detail} token={token} isOfGuest={isOfGuest} />
        </div>
        <div className={styles.story}>
          {story.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </div>
      </div>
    </>
  );
}

/** A moment that is nearer than this (ms) is counted down to. */
const near = 3 * day;

function Facts({ detail: { project }, readAt, onReached }: Pick<ProjectProps, 'detail' | 'readAt' | 'onReached'>) {
  const text = useText(interestDetailText);
  const { state, opens, launch, reward, spu } = project;
  const coupons = useText(couponText);
  const words = useText(interestText);
  const site = useSite();
  const isWaiting = state === 'OPEN' || state === 'COMING';
  return (
    <div className={styles.facts}>
      {isWaiting && <p>{comingWords(project, words)}</p>}
      {state === 'COMING' && <NearMoment time={opens.time} now={readAt} label={text.untilOpen} onReached={onReached} />}
      {state === 'OPEN' && launch && (
        <NearMoment time={launch.time} now={readAt} label={text.untilOut} onReached={onReached} />
      )}
      <p>{interestedWords(project, site, words)}</p>
      {isWaiting && reward && <p>{text.reward(couponWorth(reward, coupons))}</p>}
      {state === 'OPEN' && launch && spu !== null && <EarlyAccess launchTime={launch.time} spu={spu} />}
    </div>
  );
}

interface NearMomentProps {
  readonly time: number;
  /** When the project was read. */
  readonly now: number;
  readonly label: string;
  readonly onReached: () => void;
}

function NearMoment({ time, now, label, onReached }: NearMomentProps) {
  if (time - now > near) return null;
  return (
    <p>
      {label} <Deadline calm until={time} format={clockFormat} label={label} onEnd={onReached} />
    </p>
  );
}

function State({ detail, token, isOfGuest }: Pick<ProjectProps, 'detail' | 'token' | 'isOfGuest'>) {
  const text = useText(interestDetailText);
  const isMember = useMember() !== null;
  const isResolving = useIsResolvingSession();
  const { state, spu, registration } = detail.project;
  if (state === 'LAUNCHED') {
    return (
      <Said title={text.launched.title} body={text.launched.body}>
        {spu !== null && (
          <Button asChild>
            <Link tone="plain" href={href('/product-detail', { spu })}>
              {text.launched.see}
            </Link>
          </Button>
        )}
      </Said>
    );
  }
  if (state !== 'OPEN') {
    const said = state === 'ENDED' ? text.ended : text.coming;
    return (
      <Said title={said.title} body={said.body}>
        <Button asChild tone="outline">
          <Link tone="plain" href={href('/prom/early-Interest')}>
            {text.others}
          </Link>
        </Button>
      </Said>
    );
  }
  if ((isMember && isOfGuest) || (isResolving && token === undefined)) {
    return <TextSkeleton label={text.loading} lines={6} />;
  }
  return (
    <>
      {token !== undefined && registration === null && <InlineMessage tone="caution">{text.oldLink}</InlineMessage>}
      <Registration detail={detail} token={registration === null ? undefined : token} />
    </>
  );
}

interface SaidProps {
  readonly title: string;
  readonly body: string;
  readonly children: ReactNode;
}

function Said({ title, body, children }: SaidProps) {
  return (
    <div className={styles.part}>
      <Heading level={2} look={4}>
        {title}
      </Heading>
      <Text>{body}</Text>
      {children}
    </div>
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop, { query }) => {
  const projectId = idIn(query, 'projectId');
  return projectId === undefined
    ? Promise.resolve()
    : data.prefetchQuery(interestProject(shop, projectId, tokenIn(query)));
};

export const head: PageModule['head'] = (data, shop, { query }) => {
  const projectId = idIn(query, 'projectId');
  const token = tokenIn(query);
  const found = projectId && data.getQueryData(interestProject(shop, projectId, token).queryKey);
  if (!found) return {};
  const { title, summary } = found.project;
  return { title, description: summary, ...(token === undefined ? {} : { noindex: true }) };
};
