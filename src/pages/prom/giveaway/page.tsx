import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  Accordion,
  ArtElsewhere,
  Button,
  CampaignBand,
  clockFormat,
  Container,
  Grid,
  ImageBox,
  Link,
  Section,
  SectionHeader,
  Text,
} from '#design-system/index.ts';
import { day } from '#rules/durations.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { Deadline } from '#src/widgets/deadline.tsx';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { ShopProductCard } from '#src/widgets/shop-product-card.tsx';
import { SpokenDeadline } from '#src/widgets/spoken-deadline.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { minutesText } from '../parts/minutes-text.ts';
import { marketNamesOf, otherMarketsOf } from '../parts/named-markets.ts';
import { PromotionHead } from '../parts/promotion-head.tsx';
import * as styles from './giveaway.css.ts';
import { giveawayPlaceOf } from '../parts/giveaway-address.ts';
import { winnersAddress } from '../parts/winners-address.ts';
import { OwnEntries } from './own-entries.tsx';
import { type Giveaway, giveaway } from './queries.ts';
import { Steps } from './steps.tsx';
import { giveawayText } from './text.ts';

/** A giveaway: what can be won, what to do for it, and why nobody can steer the draw. */
export default function GiveawayPage() {
  const text = useText(giveawayText);
  const { handle, address } = giveawayPlaceOf(usePlace());
  const found = useQuery(giveaway(useShop(), handle));
  const { error, data, dataUpdatedAt, isPlaceholderData, refetch } = found;
  const otherMarkets = otherMarketsOf(error);
  const list = href('/prom/activity-list');
  if (otherMarkets !== undefined) {
    const { title, body, none, action } = text.elsewhere;
    return (
      <MessagePage
        nothing="empty"
        art={<ArtElsewhere />}
        title={title}
        body={otherMarkets === '' ? none : body(otherMarkets)}
        action={action}
        href={list}
      />
    );
  }
  if (!data && error instanceof ShopApiError && error.code === 'NOT_FOUND') {
    return <MessagePage nothing="missing" {...text.missing} href={list} />;
  }
  const waiting = (
    <Container>
      <TextSkeleton label={text.loading} lines={12} />
    </Container>
  );
  return (
    <>
      <OfflineNote readAt={dataUpdatedAt} />
      <QueryView query={found} waiting={waiting} bringsMargins>
        {(detail) => (
          <Shown
            key={detail.handle}
            {...{ detail, address, pageHandle: handle, isOfGuest: isPlaceholderData, readAt: dataUpdatedAt }}
            winners={winnersAddress(detail.handle)}
            onMoved={() => void refetch()}
          />
        )}
      </QueryView>
    </>
  );
}

interface ShownProps {
  readonly detail: Giveaway;
  /** The handle that the page reads by. */
  readonly pageHandle: string;
  /** Of this page, with the edition that it names. */
  readonly address: string;
  readonly winners: string;
  /** What a guest was shown stands until the entries of the member come. */
  readonly isOfGuest: boolean;
  /** Epoch ms on the device clock. */
  readonly readAt: number;
  /** Entries open or close: the server says what holds now. */
  readonly onMoved: () => void;
}

function Shown(shown: ShownProps) {
  const text = useText(giveawayText);
  const { detail, pageHandle, address, isOfGuest } = shown;
  const { prizes, products } = detail;
  return (
    <div className={styles.page}>
      <Band {...shown} />
      <Container as="section" aria-labelledby="prizes">
        <SectionHeader id="prizes" title={text.prizes.title} />
        <ol className={styles.prizes}>
          {prizes.map(({ prizeId, title, image, count }, index) => (
            <li key={prizeId} className={styles.prize}>
              <ImageBox picture={shopPicture(image)} ratio="square" sizes="(min-width: 600px) 33vw, 120px" rounded />
              <div className={styles.prizeWords}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <Text weight="medium">{title}</Text>
                  <Text size="small" tone="muted">
                    {text.prizes.pieces(count)}
                  </Text>
                </div>
              </div>
            </li>
          ))}
        </ol>
      </Container>
      <Container>
        <div className={styles.halves} id="enter">
          <Steps detail={detail} pageHandle={pageHandle} />
          <OwnEntries detail={detail} isOfGuest={isOfGuest} thisPage={address} />
        </div>
      </Container>
      <Section ground="night" aria-labelledby="draw">
        <Container>
          <Draw detail={detail} winners={shown.winners} />
        </Container>
      </Section>
      <Container className={styles.part}>
        <section className={styles.rules} aria-labelledby="rules">
          <SectionHeader id="rules" title={text.rules.title} />
          <Rules detail={detail} />
        </section>
      </Container>
      {products.length > 0 && (
        <Container as="section" aria-labelledby="products">
          <SectionHeader id="products" title={text.products} />
          <Grid as="ul" plan="products">
            {products.map((product) => (
              <li key={product.spu}>
                <ShopProductCard product={product} />
              </li>
            ))}
          </Grid>
        </Container>
      )}
    </div>
  );
}

/** A moment that is nearer than this (ms) is counted down to. */
const near = 3 * day;

function Band({ detail, winners, readAt, onMoved }: ShownProps) {
  const text = useText(giveawayText);
  const { title, summary, image, upright, state, entries, entryLimit, standing } = detail;
  const isOver = state === 'CLOSED' || state === 'DRAWN';
  const date = <Moments detail={detail} readAt={readAt} onMoved={onMoved} />;
  const action = isOver ? (
    <Button asChild tone="brand" size="l">
      <Link tone="plain" href={winners}>
        {state === 'DRAWN' ? text.winners : text.toWinners}
      </Link>
    </Button>
  ) : (
    <Button asChild tone="brand" size="l">
      <Link tone="plain" href="#enter">
        {actionText(detail, text)}
      </Link>
    </Button>
  );
  const sums = (
    <p className={styles.sums}>
      <span>{text.entries(entries)}</span>
      {standing !== null && <span>{text.yours(standing.entries, entryLimit)}</span>}
    </p>
  );
  if (image === null) {
    return (
      <Container className={styles.part}>
        <PromotionHead title={title} lead={summary} />
        {date}
        {sums}
        <div>{action}</div>
      </Container>
    );
  }
  return (
    <CampaignBand
      title={title}
      picture={shopPicture(image, upright ?? undefined)}
      focus="right"
      lead={summary}
      date={date}
      action={action}
      unlit={isOver}
    >
      {sums}
    </CampaignBand>
  );
}

function actionText({ state, standing, steps }: Giveaway, text: typeof giveawayText): string {
  if (state === 'COMING') return text.howTo;
  if (standing !== null && standing.entries > 0) return text.see;
  return steps.some(({ action }) => action === 'FREE') ? text.enterFree : text.enter;
}

/** When entries open or close and when the draw is; counted down to once it is near. */
function Moments({
  detail: { state, start, end, draw },
  readAt,
  onMoved,
}: Pick<ShownProps, 'detail' | 'readAt' | 'onMoved'>) {
  const text = useText(giveawayText);
  const drawn = draw === null ? '' : ` · ${text.untilDraw(draw.time.text)}`;
  if (state === 'COMING') {
    return (
      <>
        {text.opens(start.text)}{' '}
        {start.time - readAt < near && (
          <Deadline calm until={start.time} format={clockFormat} label={text.toGo} onEnd={onMoved} />
        )}
      </>
    );
  }
  if (state === 'OPEN') {
    return (
      <>
        {text.until(end.text)}
        {drawn}{' '}
        {end.time - readAt < near && (
          <SpokenDeadline
            until={end.time}
            format={clockFormat}
            label={text.left}
            spoken={(minutes) => (minutes === 0 ? text.isOver : text.spokenLeft(minutesText(minutes)))}
            onEnd={onMoved}
          />
        )}
      </>
    );
  }
  return (
    <>
      {text.closed(end.text)}
      {state === 'CLOSED' && drawn}
    </>
  );
}

/** What was published before entries opened. */
function Draw({ detail: { draw }, winners }: Pick<ShownProps, 'detail' | 'winners'>) {
  const text = useText(giveawayText).draw;
  return (
    <div className={styles.draw}>
      <SectionHeader id="draw" title={text.title} />
      <Text>{draw === null ? text.pending : text.about}</Text>
      {draw !== null && (
        <>
          <Text tone="muted">
            {text.round(draw.round)} {draw.time.text}
          </Text>
          <div>
            <Text tone="muted">{text.seal}</Text>
            <p className={styles.digest}>{draw.seedCommit}</p>
          </div>
          <Link href={winners}>{text.see}</Link>
        </>
      )}
    </div>
  );
}

function Rules({ detail: { sites, minAge, entryLimit, steps, claimDays, rules } }: Pick<ShownProps, 'detail'>) {
  const text = useText(giveawayText).rules;
  const free = steps.find(({ action }) => action === 'FREE');
  const who = [
    text.who.markets(marketNamesOf(sites)),
    ...(minAge === null ? [] : [text.who.age(minAge)]),
    text.who.staff,
    text.who.limit(entryLimit),
  ];
  const items: readonly { readonly id: string; readonly title: string; readonly said: ReactNode }[] = [
    { id: 'who', title: text.who.title, said: who.join(' ') },
    { id: 'free', title: text.free.title, said: free ? text.free.free(free.entries) : text.free.none },
    { id: 'how', title: text.how.title, said: text.how.text },
    { id: 'claim', title: text.claim.title, said: text.claim.text(claimDays) },
    ...rules.map(({ title, text: said }, index) => ({ id: `rule-${index}`, title, said })),
  ];
  return <Accordion items={items.map(({ id, title, said }) => ({ id, title, body: <Text>{said}</Text> }))} />;
}

export const prefetch: PageModule['prefetch'] = (data, shop, place) =>
  data.prefetchQuery(giveaway(shop, giveawayPlaceOf(place).handle));

export const head: PageModule['head'] = (data, shop, place) => {
  const found = data.getQueryData(giveaway(shop, giveawayPlaceOf(place).handle).queryKey);
  if (!found) return { noindex: true };
  const { summary, image } = found;
  return { description: summary, image: image === null ? undefined : `${image.url}day-640.webp` };
};
