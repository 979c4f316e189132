import { useQuery } from '@tanstack/react-query';
import {
  ArtElsewhere,
  Breadcrumbs,
  clockFormat,
  Container,
  Heading,
  Link,
  Price,
  SpecList,
  Text,
} from '#design-system/index.ts';
import { day } from '#rules/durations.ts';
import { formatMoney } from '#rules/money.ts';
import { specText } from '#rules/spec-text.ts';
import type { components } from '#openapi/types.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { Deadline } from '#src/widgets/deadline.tsx';
import { LitPicture } from '#src/widgets/lit-picture.tsx';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { priceParts } from '#src/widgets/price-parts.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { SpokenDeadline } from '#src/widgets/spoken-deadline.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { idIn } from '../parts/address-values.ts';
import { type EarlyBird, earlyBird } from '../parts/early-bird-queries.ts';
import { earlyBirdText } from '../parts/early-bird-text.ts';
import { Ladder } from '../parts/ladder.tsx';
import { saidMoment } from '../parts/said-moment.ts';
import * as styles from './detail.css.ts';
import { OfferAction } from './offer-action.tsx';
import { earlyBirdDetailText } from './text.ts';

type Detail = components['schemas']['EarlyBirdDetail'];

const listPath = href('/prom/early-bird-activity');

/** The ladder of prices of one product, and the step that is sold now. */
export default function EarlyBirdDetailPage() {
  const text = useText(earlyBirdDetailText);
  const id = idIn(usePlace().query, 'id');
  const found = useQuery({ ...earlyBird(useShop(), id ?? ''), enabled: id !== undefined });
  const code = found.error instanceof ShopApiError ? found.error.code : undefined;
  if (id === undefined || code === 'NOT_FOUND')
    return <MessagePage nothing="missing" {...text.missing} href={listPath} />;
  if (code === 'NOT_IN_MARKET')
    return <MessagePage nothing="empty" art={<ArtElsewhere />} {...text.elsewhere} href={listPath} />;
  return (
    <Container className={styles.page}>
      <OfflineNote readAt={found.dataUpdatedAt} />
      <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={12} />}>
        {(detail) => (
          <Offer key={id} detail={detail} readAt={found.dataUpdatedAt} onMoved={() => void found.refetch()} />
        )}
      </QueryView>
    </Container>
  );
}

interface OfferProps {
  readonly detail: Detail;
  /** Epoch ms on the device clock. */
  readonly readAt: number;
  /** A moment has come, or something was asked for: the server says what holds now. */
  readonly onMoved: () => void;
}

function Offer({ detail: { offer, highlights, specs }, readAt, onMoved }: OfferProps) {
  const text = useText(earlyBirdDetailText);
  const { card, variant, summary, price, perUserLimit, state } = offer;
  return (
    <>
      <Breadcrumbs label={text.trail} trail={[{ href: listPath, label: text.list }]} current={card.title} />
      <div className={styles.split}>
        <div className={styles.picture}>
          <LitPicture image={card.image} ratio="portrait" sizes="(min-width: 900px) 50vw, 100vw" priority />
        </div>
        <div className={styles.words}>
          <Heading level={1} look={2} tabIndex={-1}>
            {titleOf(offer, text)}
          </Heading>
          {variant !== '' && <p className={styles.facts}>{variant}</p>}
          <Text>{summary}</Text>
          <Price {...priceParts(price)} size="l" />
          <Facts offer={offer} readAt={readAt} onReached={onMoved} />
          <OfferAction offer={offer} onMoved={onMoved} />
          {state === 'LIVE' && perUserLimit !== null && (
            <Text size="small" tone="muted">
              {text.limit(perUserLimit)}
            </Text>
          )}
          <Ladder offer={offer} />
        </div>
      </div>
      <div className={styles.below}>
        <section aria-labelledby="highlights" className={styles.words}>
          <Heading level={2} look={3} id="highlights">
            {text.highlights}
          </Heading>
          <ul className={styles.highlights}>
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
          <div className={styles.links}>
            <Link href={href('/product-detail', { spu: card.spu, sku: card.sku })}>{text.product}</Link>
            <Link href={href('/faq/list', { spu: card.spu })}>{text.questions}</Link>
          </div>
        </section>
        <section aria-labelledby="specs" className={styles.words}>
          <Heading level={2} look={3} id="specs">
            {text.specs}
          </Heading>
          <SpecList items={specs.map((spec) => ({ name: spec.name, value: specText(spec) }))} />
        </section>
      </div>
    </>
  );
}

function titleOf({ state, card, ladder, price }: EarlyBird, text: typeof earlyBirdDetailText): string {
  const open = ladder.find((step) => step.state === 'OPEN');
  if (state === 'LIVE' && open) return text.now(card.title, formatMoney(price.sale), open.left);
  return state === 'COMING' ? text.from(card.title, formatMoney(price.sale)) : card.title;
}

/** A moment that is nearer than this (ms) is counted down to. */
const near = 3 * day;

interface FactsProps {
  readonly offer: EarlyBird;
  readonly readAt: number;
  readonly onReached: () => void;
}

function Facts({ offer, readAt, onReached }: FactsProps) {
  const text = useText(earlyBirdDetailText);
  const words = useText(earlyBirdText);
  const site = useSite();
  const { state, startTime, endTime, ladder, nextPrice, plainPrice } = offer;
  const next = ladder.some((step) => step.state === 'NEXT') ? text.drop : text.after;
  if (state === 'COMING') {
    return (
      <div className={styles.facts}>
        <p>{words.begins(saidMoment(startTime, site, readAt))}</p>
        {startTime - readAt < near && (
          <p>
            {text.begins}{' '}
            <Deadline calm until={startTime} format={clockFormat} label={text.timeToGo} onEnd={onReached} />
          </p>
        )}
      </div>
    );
  }
  if (state === 'LIVE') {
    return (
      <div className={styles.facts}>
        <p role="status">{next(formatMoney(nextPrice))}</p>
        <p>
          {text.ends(saidMoment(endTime, site, readAt))}{' '}
          {endTime - readAt < near && (
            <SpokenDeadline
              until={endTime}
              format={clockFormat}
              label={text.timeLeft}
              spoken={text.spokenLeft}
              onEnd={onReached}
            />
          )}
        </p>
      </div>
    );
  }
  return (
    <div className={styles.facts}>
      <p>{state === 'SOLD_OUT' ? words.soldOut : words.ended}</p>
      <p>{text.plain(formatMoney(plainPrice))}</p>
    </div>
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop, { query }) => {
  const id = idIn(query, 'id');
  return id === undefined ? Promise.resolve() : data.prefetchQuery(earlyBird(shop, id));
};

export const head: PageModule['head'] = (data, shop, { query }) => {
  const id = idIn(query, 'id');
  const found = id === undefined ? undefined : data.getQueryData(earlyBird(shop, id).queryKey);
  if (found === undefined) return {};
  const { card, summary } = found.offer;
  return { title: card.title, description: summary, image: `${card.image.url}night-640.webp` };
};
