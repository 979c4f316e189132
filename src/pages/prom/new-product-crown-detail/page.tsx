import { useQuery } from '@tanstack/react-query';
import { classNames } from '#design-system/foundations/class-names.ts';
import { Breadcrumbs, clockFormat, Container, Heading, Link, Meter, Text } from '#design-system/index.ts';
import { takesPledges } from '#rules/crowd.ts';
import { day } from '#rules/durations.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { Deadline } from '#src/widgets/deadline.tsx';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { SpokenDeadline } from '#src/widgets/spoken-deadline.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { idIn, tokenIn } from '../parts/address-values.ts';
import { CrowdDrawing } from '../parts/crowd-drawing.tsx';
import { type CrowdDetail, crowdProject } from '../parts/crowd-queries.ts';
import { crowdText } from '../parts/crowd-text.ts';
import { pledgedWords, timeWords } from '../parts/crowd-words.ts';
import { otherMarketsOf } from '../parts/named-markets.ts';
import { OtherMarket } from '../parts/other-market.tsx';
import * as styles from './crown-detail.css.ts';
import { Follow } from './follow.tsx';
import { Numbers } from './numbers.tsx';
import { Reading } from './reading.tsx';
import { crowdDetailText } from './text.ts';
import { Tiers } from './tiers.tsx';

const listPath = href('/prom/new-product-crown');

/** A light that people pledge for: its drawing, how far it is, what can be pledged, and what can go wrong. */
export default function CrowdfundingProjectPage() {
  const text = useText(crowdDetailText);
  const { query } = usePlace();
  const id = idIn(query, 'id');
  const token = tokenIn(query);
  const found = useQuery({ ...crowdProject(useShop(), id ?? '', token), enabled: id !== undefined });
  const error = found.error instanceof ShopApiError ? found.error : undefined;
  if (id === undefined || error?.code === 'NOT_FOUND')
    return <MessagePage nothing="missing" {...text.missing} href={listPath} />;
  const otherMarkets = otherMarketsOf(error);
  if (otherMarkets !== undefined) {
    return <OtherMarket names={otherMarkets} text={text.elsewhere} href={listPath} />;
  }
  return (
    <QueryView
      query={found}
      waiting={
        <Container>
          <TextSkeleton label={text.loading} lines={12} />
        </Container>
      }
      bringsMargins
    >
      {(detail) => (
        <>
          <Container className={styles.page}>
            <OfflineNote readAt={found.dataUpdatedAt} />
            <Project
              key={id}
              detail={detail}
              token={token}
              readAt={found.dataUpdatedAt}
              onMoved={() => void found.refetch()}
            />
          </Container>
          {detail.numbers.length > 0 && <Numbers numbers={detail.numbers} />}
        </>
      )}
    </QueryView>
  );
}

interface ProjectProps {
  readonly detail: CrowdDetail;
  readonly token: string | undefined;
  /** Epoch ms on the device clock. */
  readonly readAt: number;
  /** A moment has come that changes the project. */
  readonly onMoved: () => void;
}

function Project({ detail, token, readAt, onMoved }: ProjectProps) {
  const text = useText(crowdDetailText);
  const words = useText(crowdText);
  const { project, tiers, orders } = detail;
  const { state, percent } = project;
  return (
    <>
      <Breadcrumbs label={text.trail} trail={[{ href: listPath, label: text.list }]} current={project.title} />
      <div className={styles.split}>
        <CrowdDrawing project={project} isWide sizes="(min-width: 900px) 58vw, 100vw" />
        <div className={classNames(styles.words, styles.offer)}>
          <Heading level={1} look={2} tabIndex={-1}>
            {project.title}
          </Heading>
          <Text>{project.summary}</Text>
          {state !== 'COMING' && (
            <Meter
              value={percent}
              max={100}
              label={project.title}
              text={pledgedWords(project, words)}
              share={words.percent(percent)}
            />
          )}
          <Facts detail={detail} readAt={readAt} onMoved={onMoved} />
          {orders.length > 0 && <OwnPledges orders={orders} />}
          {takesPledges(state) ? <Tiers tiers={tiers} isLate={state !== 'LIVE'} /> : <Said detail={detail} />}
        </div>
        <Reading detail={detail} readAt={readAt} />
        {state !== 'DONE' && state !== 'FAILED' && (
          <div className={styles.follow}>
            <Follow detail={detail} token={token} />
          </div>
        )}
      </div>
    </>
  );
}

/** A moment that is nearer than this (ms) is counted down to. */
const near = 3 * day;

function Facts({ detail: { project }, readAt, onMoved }: Pick<ProjectProps, 'detail' | 'readAt' | 'onMoved'>) {
  const text = useText(crowdDetailText);
  const words = useText(crowdText);
  const site = useSite();
  const { state, backers, startTime, endTime } = project;
  return (
    <div className={styles.facts}>
      <p>
        {[backers > 0 && words.backers(backers), timeWords(project, { site, now: readAt, text: words })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {state === 'COMING' && startTime - readAt < near && (
        <p>
          <Deadline calm until={startTime} format={clockFormat} label={text.toStart} onEnd={onMoved} />
        </p>
      )}
      {state === 'LIVE' && endTime - readAt < near && (
        <p>
          <SpokenDeadline
            until={endTime}
            format={clockFormat}
            label={text.timeLeft}
            spoken={text.spokenLeft}
            onEnd={onMoved}
          />
        </p>
      )}
    </div>
  );
}

function OwnPledges({ orders }: Pick<CrowdDetail, 'orders'>) {
  const text = useText(crowdDetailText);
  return (
    <div className={styles.links}>
      <Text>{text.own(orders.length)}</Text>
      {orders.map((orderNo) => (
        <Link key={orderNo} href={href('/order/detail', { orderNo })}>
          {orders.length === 1 ? text.order : text.orderOf(orderNo)}
        </Link>
      ))}
    </div>
  );
}

/** Why nothing can be pledged, and the way on. */
function Said({ detail: { project, openRefunds } }: Pick<ProjectProps, 'detail'>) {
  const { said, others } = useText(crowdDetailText);
  const { state } = project;
  if (state === 'LIVE' || state === 'SUCCEEDED' || state === 'PRODUCING') return null;
  return (
    <div className={styles.part}>
      <Text>{openRefunds ? said.refunding : said[state]}</Text>
      <Link href={listPath}>{others}</Link>
    </div>
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop, { query }) => {
  const id = idIn(query, 'id');
  return id === undefined ? Promise.resolve() : data.prefetchQuery(crowdProject(shop, id, tokenIn(query)));
};

export const head: PageModule['head'] = (data, shop, { query }) => {
  const id = idIn(query, 'id');
  const token = tokenIn(query);
  const found = id && data.getQueryData(crowdProject(shop, id, token).queryKey);
  if (!found) return {};
  const { title, summary } = found.project;
  return { title, description: summary, ...(token === undefined ? {} : { noindex: true }) };
};
