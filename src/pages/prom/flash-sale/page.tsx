import { useQuery } from '@tanstack/react-query';
import {
  ArtEndedCampaign,
  Button,
  clockFormat,
  Container,
  EmptyState,
  Heading,
  Link,
  SkeletonList,
  Text,
  Timetable,
  type TimetableSession,
} from '#design-system/index.ts';
import { useNavigateTo } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { recommendations } from '#src/api/queries/catalogue.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { Recommended } from '#src/widgets/recommended.tsx';
import { SpokenDeadline } from '#src/widgets/spoken-deadline.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { OtherPromotions } from '../parts/promotion-ways.tsx';
import * as styles from './flash.css.ts';
import { Lead } from './lead.tsx';
import { useOffers } from './offers.tsx';
import { type FlashSale, flashSale, type FlashSession } from './queries.ts';
import { flashSaleText } from './text.ts';

/** The sessions of the flash sale as a timetable, with the clock of the one that is shown. */
export default function FlashSalePage() {
  const text = useText(flashSaleText);
  const sessionId = usePlace().query.get('sessionId') ?? undefined;
  const found = useQuery(flashSale(useShop(), sessionId));
  const { refetch } = found;
  return (
    <Container className={styles.page}>
      <div className={styles.top}>
        <Heading level={1} tabIndex={-1}>
          {text.title}
        </Heading>
        <Text tone="muted">{text.lead}</Text>
      </div>
      <QueryView query={found} waiting={<SkeletonList count={4} />} withNote>
        {(sale) =>
          sale.sessionId === null ? (
            <NoSale />
          ) : (
            <Sessions sale={sale} chosenId={sessionId} onMoved={() => void refetch()} />
          )
        }
      </QueryView>
      <OtherPromotions />
    </Container>
  );
}

function NoSale() {
  const { nothing } = useText(flashSaleText);
  return (
    <EmptyState
      art={<ArtEndedCampaign />}
      title={nothing.title}
      body={nothing.text}
      actions={
        <Button asChild>
          <Link href={href('/collections')} tone="plain">
            {nothing.action}
          </Link>
        </Button>
      }
    />
  );
}

interface SessionsProps {
  readonly sale: FlashSale;
  /** The session that the address names. */
  readonly chosenId: string | undefined;
  /** A session has begun, has ended, or something was bought of it: the server says what holds now. */
  readonly onMoved: () => void;
}

function Sessions({ sale, chosenId, onMoved }: SessionsProps) {
  const text = useText(flashSaleText);
  const navigateTo = useNavigateTo();
  const { sessions, items } = sale;
  const shown = sessions.find(({ sessionId }) => sessionId === chosenId) ?? sessionOf(sale);
  const isThere = shown?.sessionId === sale.sessionId;
  const isLive = isThere && shown?.state === 'LIVE';
  const lead = isLive ? items.find(({ state }) => state === 'LIVE') : undefined;
  const others = items.filter((item) => item !== lead);
  const { offerOf, dialog } = useOffers({ onMoved, startsAt: shown?.time ?? '' });
  const soldOut = soldOutOf(items);
  const timetable = sessions.map((session): TimetableSession<string> => {
    const isShown = isThere && session === shown;
    return {
      value: session.sessionId,
      time: session.time,
      stateText: noteOf(session, text),
      isAhead: session.state === 'NEXT' || session.state === 'LATER',
      ...(isShown && lead ? { lead: <Lead item={lead} /> } : {}),
      offers: isShown ? others.map(offerOf) : [],
      empty: <SkeletonList count={4} />,
    };
  });
  return (
    <>
      <Timetable
        label={text.sessions}
        sessions={timetable}
        value={shown?.sessionId ?? ''}
        onChange={(sessionId) => navigateTo(href('/prom/flash-sale', { sessionId }), { replace: true })}
        clock={shown && <Clock session={shown} onReached={onMoved} />}
        headingLevel={2}
      />
      {soldOut && (
        <div id="similar">
          <Recommended title={text.similarTitle} {...likeOf(soldOut)} />
        </div>
      )}
      {dialog}
    </>
  );
}

const sessionOf = ({ sessions, sessionId }: FlashSale): FlashSession | undefined =>
  sessions.find((session) => session.sessionId === sessionId);

function noteOf({ state, day }: FlashSession, { states, days }: typeof flashSaleText): string {
  if (state === 'LIVE' || state === 'NEXT') return states[state];
  return day === 'TODAY' ? states[state] : days[day];
}

/** How long the session lasts, or how long until it begins. */
function Clock({ session, onReached }: { session: FlashSession; onReached: () => void }) {
  const text = useText(flashSaleText);
  const { state, startTime, endTime } = session;
  if (state === 'ENDED') return text.states.ENDED;
  const isLive = state === 'LIVE';
  return (
    <>
      {isLive ? text.endsIn : text.startsIn}{' '}
      <SpokenDeadline
        key={`${session.sessionId} ${state}`}
        until={isLive ? endTime : startTime}
        format={clockFormat}
        label={isLive ? text.timeLeft : text.timeToGo}
        spoken={isLive ? text.spokenLeft : text.spokenToGo}
        onEnd={onReached}
      />
    </>
  );
}

/** The one that lights like it are shown for. */
const soldOutOf = (items: FlashSale['items']) => items.find(({ state }) => state === 'SOLD_OUT');

const likeOf = ({ card: { spu } }: FlashSale['items'][number]) => ({ scene: 'PDP', spu }) as const;

export const prefetch: PageModule['prefetch'] = async (data, shop, { query }) => {
  const sale = flashSale(shop, query.get('sessionId') ?? undefined);
  await data.prefetchQuery(sale);
  const soldOut = soldOutOf(data.getQueryData(sale.queryKey)?.items ?? []);
  if (soldOut) await data.prefetchQuery(recommendations(shop, likeOf(soldOut)));
};

export const head: PageModule['head'] = () => ({ description: flashSaleText.lead });
