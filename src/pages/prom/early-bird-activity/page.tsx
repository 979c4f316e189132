import { useQuery } from '@tanstack/react-query';
import {
  ArtEndedCampaign,
  Button,
  Container,
  EmptyState,
  Heading,
  ImageBox,
  Link,
  Price,
  SectionHeader,
  SkeletonList,
  Text,
} from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { LitPicture } from '#src/widgets/lit-picture.tsx';
import { priceParts } from '#src/widgets/price-parts.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { shopPicture, unlitPicture } from '#src/widgets/shop-picture.ts';
import { useText } from '#src/widgets/use-text.ts';
import { type EarlyBird, earlyBirds } from '../parts/early-bird-queries.ts';
import { earlyBirdText } from '../parts/early-bird-text.ts';
import { Ladder } from '../parts/ladder.tsx';
import { PromotionHead } from '../parts/promotion-head.tsx';
import { OtherPromotions } from '../parts/promotion-ways.tsx';
import { saidMoment } from '../parts/said-moment.ts';
import * as styles from './early-birds.css.ts';
import { earlyBirdListText } from './text.ts';

const detailOf = ({ id }: EarlyBird) => href('/prom/early-bird-activity-detail', { id });

/** Prices that climb with what is sold: the first one with its stairs, the others as rows. */
export default function EarlyBirdActivityPage() {
  const text = useText(earlyBirdListText);
  const found = useQuery(earlyBirds(useShop()));
  return (
    <Container className={styles.page}>
      <PromotionHead title={text.title} lead={text.lead} />
      <QueryView query={found} waiting={<SkeletonList count={4} />} withNote>
        {({ list }) => <EarlyBirds list={list} readAt={found.dataUpdatedAt} />}
      </QueryView>
      <OtherPromotions />
    </Container>
  );
}

interface EarlyBirdsProps {
  readonly list: readonly EarlyBird[];
  /** Epoch ms on the device clock. */
  readonly readAt: number;
}

function EarlyBirds({ list, readAt }: EarlyBirdsProps) {
  const text = useText(earlyBirdListText);
  const [lead, ...running] = list.filter(({ state }) => state === 'LIVE');
  const groups = [
    { id: 'now', title: text.now, offers: running },
    { id: 'coming', title: text.coming, offers: list.filter(({ state }) => state === 'COMING') },
    { id: 'over', title: text.over, offers: list.filter(({ state }) => state === 'SOLD_OUT' || state === 'ENDED') },
  ];
  if (list.length === 0) {
    return (
      <EmptyState
        art={<ArtEndedCampaign />}
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
      {lead && <Lead offer={lead} />}
      {groups.map(
        ({ id, title, offers }) =>
          offers.length > 0 && (
            <section key={id} aria-labelledby={id}>
              <SectionHeader id={id} title={title} />
              <ul className={styles.rows}>
                {offers.map((offer) => (
                  <Row key={offer.id} offer={offer} readAt={readAt} />
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}

function Lead({ offer }: { offer: EarlyBird }) {
  const text = useText(earlyBirdListText);
  const { card, variant, price, summary } = offer;
  return (
    <article className={styles.lead}>
      <div className={styles.leadPicture}>
        <LitPicture
          image={{ ...card.image, alt: '' }}
          ratio="portrait"
          sizes="(min-width: 900px) 42vw, 100vw"
          priority
        />
      </div>
      <div className={styles.leadWords}>
        <Heading level={2} look={3}>
          <Link href={detailOf(offer)} tone="quiet">
            {card.title}
          </Link>
        </Heading>
        {variant !== '' && <p className={styles.facts}>{variant}</p>}
        <Text>{summary}</Text>
        <Price {...priceParts(price)} size="l" />
        <Ladder offer={offer} />
        <Button asChild block>
          <Link tone="plain" href={detailOf(offer)} aria-label={text.seeOf(card.title)}>
            {text.see}
          </Link>
        </Button>
      </div>
    </article>
  );
}

interface RowProps extends Pick<EarlyBirdsProps, 'readAt'> {
  readonly offer: EarlyBird;
}

function Row({ offer, readAt }: RowProps) {
  const text = useText(earlyBirdListText);
  const { card, price, state } = offer;
  const isGone = state === 'SOLD_OUT' || state === 'ENDED';
  const picture = isGone ? unlitPicture(card.image) : shopPicture(card.image);
  return (
    <li className={styles.row}>
      <ImageBox picture={{ ...picture, alt: '' }} sizes="96px" rounded />
      <div className={styles.rowWords}>
        <Heading level={3} look={4}>
          <Link href={detailOf(offer)} tone="quiet">
            {card.title}
          </Link>
        </Heading>
        <Price {...priceParts(price)} />
        <Facts offer={offer} readAt={readAt} />
      </div>
      {!isGone && (
        <div className={styles.rowAction}>
          <Button asChild size="s" tone="outline">
            <Link tone="plain" href={detailOf(offer)} aria-label={text.seeOf(card.title)}>
              {text.see}
            </Link>
          </Button>
        </div>
      )}
    </li>
  );
}

function Facts({ offer: { variant, state, startTime, ladder, nextPrice }, readAt }: RowProps) {
  const text = useText(earlyBirdListText);
  const words = useText(earlyBirdText);
  const site = useSite();
  const open = ladder.find((step) => step.state === 'OPEN');
  const facts = {
    LIVE: open && [text.left(open.left, formatMoney(open.amount)), words.next(formatMoney(nextPrice))].join(' · '),
    COMING: words.begins(saidMoment(startTime, site, readAt)),
    SOLD_OUT: words.soldOut,
    ENDED: words.ended,
  };
  return <p className={styles.facts}>{[variant, facts[state]].filter(Boolean).join(' · ')}</p>;
}

export const prefetch: PageModule['prefetch'] = (data, shop) => data.prefetchQuery(earlyBirds(shop));

export const head: PageModule['head'] = () => ({ description: earlyBirdListText.lead });
