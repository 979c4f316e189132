import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ArtEndedCampaign,
  Banner,
  BulbString,
  Button,
  CampaignBand,
  clockFormat,
  Container,
  EmptyState,
  Heading,
  Link,
  Section,
  SectionHeader,
  Stack,
  Text,
} from '#design-system/index.ts';
import { day } from '#rules/durations.ts';
import { prizeListPath } from '#rules/page-paths.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { ShopApiError } from '#src/api/errors.ts';
import * as blockPage from '#src/blocks/block-page.css.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import { pageNumberOf } from '#src/routing/page-number.ts';
import type { PageModule } from '#src/routing/page.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { Deadline } from '#src/widgets/deadline.tsx';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { NumberedPages } from '#src/widgets/numbered-pages.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { otherMarketsOf } from '../parts/named-markets.ts';
import { OtherMarket } from '../parts/other-market.tsx';
import { drawAt, winnersAddress } from '../parts/winners-address.ts';
import { CheckDraw } from './check-draw.tsx';
import { DrawList } from './draw-list.tsx';
import { Facts, HowItWorks } from './facts.tsx';
import { FindEntry } from './find-entry.tsx';
import { Prizes } from './prizes.tsx';
import { type Draw, draws, winners } from './queries.ts';
import { winnersText } from './text.ts';
import * as styles from './winners.css.ts';

const allDraws = href('/prom/winner-announcement', {});

interface DrawPlace {
  readonly path: string;
  readonly query: URLSearchParams;
}

/** The draw that an address names, whether or not there is one. */
const handleAt = ({ path, query }: DrawPlace): string | undefined => drawAt(path) ?? query.get('handle') ?? undefined;
const isHandle = (named: string): boolean => /^[a-z0-9-]{1,60}$/.test(named);

/** All draws of the market, or the one that the address names. */
export default function WinnersPage() {
  const place = usePlace();
  const handle = handleAt(place);
  return handle === undefined ? <DrawList pageNo={pageNumberOf(place.query)} /> : <DrawPage handle={handle} />;
}

/** Who won a draw, and everything that is needed to do it again. */
function DrawPage({ handle }: { handle: string }) {
  const place = usePlace();
  const text = useText(winnersText);
  const pageNo = pageNumberOf(place.query);
  const found = useQuery({ ...winners(useShop(), handle, pageNo), enabled: isHandle(handle) });
  const { error } = found;
  const isMissing = error instanceof ShopApiError && error.status === 404;
  if (!isHandle(handle) || isMissing) return <MessagePage nothing="missing" {...text.missing} href={allDraws} />;
  const otherMarkets = otherMarketsOf(error);
  if (otherMarkets !== undefined) {
    return <OtherMarket names={otherMarkets} text={text.otherMarket} href={allDraws} />;
  }
  const waiting = (
    <Container>
      <TextSkeleton label={text.loading} lines={12} />
    </Container>
  );
  return (
    <QueryView query={found} waiting={waiting} bringsMargins>
      {(draw) => (
        <Winners
          key={draw.handle}
          draw={draw}
          readAt={found.dataUpdatedAt}
          hrefOf={(page) => addressOf(place, page)}
          onReached={() => void found.refetch()}
        />
      )}
    </QueryView>
  );
}

const addressOf = ({ path, query }: DrawPlace, pageNo: number): string => {
  const next = new URLSearchParams(query);
  if (pageNo === 1) next.delete('pageNo');
  else next.set('pageNo', String(pageNo));
  const search = next.toString();
  return search === '' ? path : `${path}?${search}`;
};

interface WinnersProps {
  readonly draw: Draw;
  /** Epoch ms on the device clock. */
  readonly readAt: number;
  readonly hrefOf: (pageNo: number) => string;
  /** A moment has come that changes the draw. */
  readonly onReached: () => void;
}

function Winners({ draw, readAt, hrefOf, onReached }: WinnersProps) {
  const text = useText(winnersText);
  const isOver = draw.state === 'ANNOUNCED';
  return (
    <div className={draw.image === null && !isOver ? undefined : blockPage.page}>
      {isOver ? <Night draw={draw} /> : <Top draw={draw} readAt={readAt} onReached={onReached} />}
      <Container className={styles.body}>
        <OfflineNote readAt={readAt} />
        <Notes draw={draw} />
        {isOver && <Won draw={draw} hrefOf={hrefOf} />}
        {draw.state === 'CANCELLED' ? (
          <EmptyState art={<ArtEndedCampaign />} title={text.cancelled.title} body={text.cancelled.body} />
        ) : (
          <div className={styles.split}>
            <div className={styles.parts}>
              {!isOver && <HowItWorks />}
              {isOver && draw.count !== 0 && <FindEntry key={draw.mine?.pseudonym ?? ''} draw={draw} />}
            </div>
            <Facts draw={draw} />
          </div>
        )}
        <Past draw={draw} />
      </Container>
    </div>
  );
}

/** A moment that is nearer than this (ms) is counted down to. */
const near = 3 * day;

function Top({ draw, readAt, onReached }: Pick<WinnersProps, 'draw' | 'readAt' | 'onReached'>) {
  const text = useText(winnersText);
  const { state, close, drawTime, title, image, giveaway } = draw;
  const [next, label] = state === 'SCHEDULED' ? [close, text.untilClose] : [drawTime, text.untilDraw];
  const isNear = (state === 'SCHEDULED' || state === 'CLOSED') && next.time - readAt < near;
  const date = (
    <>
      {text.drawnFrom(drawTime.text)}
      {isNear && (
        <>
          {' '}
          <Deadline calm until={next.time} format={clockFormat} label={label} onEnd={onReached} />
        </>
      )}
    </>
  );
  const action = state === 'SCHEDULED' && (
    <Button asChild>
      <Link href={giveaway} tone="plain">
        {text.enter}
      </Link>
    </Button>
  );
  if (image)
    return (
      <CampaignBand
        title={text.coming}
        lead={title}
        date={date}
        picture={shopPicture(image)}
        {...(action && { action })}
      />
    );
  return (
    <Container>
      <Stack gap="s">
        <Heading level={1} tabIndex={-1}>
          {text.coming}
        </Heading>
        <Text size="lead" tone="muted">
          {title}
        </Text>
        <p>{date}</p>
        {action}
      </Stack>
    </Container>
  );
}

/** Every entry as a bulb, the winners lit, and below them the check, which lights them again one by one. */
function Night({ draw }: { draw: Draw }) {
  const text = useText(winnersText);
  const [proved, setProved] = useState(1);
  const site = useSite();
  const { winners: numbers, count, title, drawTime } = draw;
  return (
    <Section ground="night">
      <Container className={styles.night}>
        <div>
          <Heading level={1} tabIndex={-1}>
            {text.heading}
          </Heading>
          <Text tone="muted">{`${title} · ${text.drawn(drawTime.text)}`}</Text>
        </div>
        {count !== null && count > 0 && (
          <BulbString
            label={text.bulbs.label(coinCount(count, site), numbers.length)}
            entries={count}
            winners={numbers.slice(0, Math.round(proved * numbers.length))}
            scaleText={text.bulbs.scale}
          />
        )}
        <CheckDraw draw={draw} onProved={setProved} />
      </Container>
    </Section>
  );
}

function Notes({ draw: { state, isPostponed, beacon, mine } }: { draw: Draw }) {
  const text = useText(winnersText);
  const waiting = state === 'SCHEDULED' || state === 'CLOSED' ? text.waiting[state] : undefined;
  const isLost = state === 'ANNOUNCED' && mine !== null && mine.pseudonym !== null && mine.place === null;
  if (waiting === undefined && !isLost && !isPostponed && !beacon.isSandbox) return null;
  return (
    <Stack gap="s">
      {waiting !== undefined && <Text size="lead">{waiting}</Text>}
      {isLost && <Text size="lead">{text.winners.lost}</Text>}
      {isPostponed && <Banner tone="caution">{text.postponed}</Banner>}
      {beacon.isSandbox && <Banner tone="info">{text.sandbox}</Banner>}
    </Stack>
  );
}

function Won({ draw, hrefOf }: Pick<WinnersProps, 'draw' | 'hrefOf'>) {
  const text = useText(winnersText);
  const { list, prizes, mine, pageNo, winners: numbers } = draw;
  if (numbers.length === 0) return <Text size="lead">{text.winners.none}</Text>;
  const own = mine?.place === null ? undefined : list.find(({ place }) => place === mine?.place);
  return (
    <section aria-labelledby="winners">
      <Stack gap="l">
        <SectionHeader id="winners" title={text.winners.title} />
        {typeof mine?.place === 'number' && (
          <Banner
            tone="positive"
            title={text.won.title}
            action={
              <Button asChild>
                <Link href={prizeListPath} tone="plain">
                  {text.won.claim}
                </Link>
              </Button>
            }
          >
            {own ? text.won.body(prizes[own.prize]?.title ?? '') : null}
          </Banner>
        )}
        <NumberedPages page={pageNo} total={numbers.length} pageSize={pageSize} hrefOf={hrefOf}>
          <Prizes draw={draw} />
        </NumberedPages>
      </Stack>
    </section>
  );
}

/** Winners of one answer of the server. */
const pageSize = 50;

function Past({ draw: { past } }: { draw: Draw }) {
  const text = useText(winnersText.past);
  if (past.length === 0) return null;
  return (
    <section aria-labelledby="past">
      <SectionHeader id="past" title={text.title} link={{ href: allDraws, label: text.all }} />
      <ul className={styles.past}>
        {past.map(({ handle, title, drawn, winners: count }) => (
          <li key={handle} className={styles.pastRow}>
            <Link href={winnersAddress(handle)}>{title}</Link>
            <span className={styles.quiet}>
              {drawn.text} · {text.winners(count)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const prefetch: PageModule['prefetch'] = async (data, shop, place) => {
  const handle = handleAt(place);
  const pageNo = pageNumberOf(place.query);
  if (handle === undefined) await data.prefetchQuery(draws(shop, pageNo));
  else if (isHandle(handle)) await data.prefetchQuery(winners(shop, handle, pageNo));
};

export const head: PageModule['head'] = () => ({ description: winnersText.description });
