import { useState } from 'react';
import { Banner, BuyBar, Button, clockFormat, Heading, Link, Price, Stack, Text } from '#design-system/index.ts';
import { day } from '#rules/durations.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { formatMoney } from '#rules/money.ts';
import { useNotify, useSite, useWithActors } from '#src/actors/use-actors.ts';
import { useFirstNow } from '#src/actors/use-first-now.ts';
import { href } from '#src/routing/href.ts';
import { Deadline } from '#src/widgets/deadline.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { SuitPicture } from '../parts/suit-picture.tsx';
import type { SuitDetail } from '../parts/suit-queries.ts';
import {
  chosenItems,
  type ChosenItem,
  linesOf,
  nothingChosen,
  priceDetailsOf,
  pricesOf,
  scarcestItem,
  type SuitPrices,
} from './suit-choices.ts';
import { SuitItemRow } from './suit-item-row.tsx';
import * as styles from './suit-detail.css.ts';
import { suitDetailText } from './text.ts';

/** Fewer sets than these are told. */
const fewSets = 5;
/** An end that is nearer than this (ms) is counted down to. */
const near = 3 * day;
/** An end that is further away than this (ms) is not told. */
const far = 60 * day;

interface SuitBuilderProps {
  readonly suit: SuitDetail;
  /** The bundle has begun or ended: ask what holds now. */
  readonly onTurn: () => unknown;
}

type Adding = 'idle' | 'busy' | 'done';

/** Puts one set into the cart as a group of its own. */
function useAddSuit(suitId: string) {
  const text = useText(suitDetailText);
  const withActors = useWithActors();
  const notify = useNotify();
  const [adding, setAdding] = useState<Adding>('idle');
  const add = (chosen: readonly ChosenItem[]) => {
    const [first, ...others] = linesOf(suitId, crypto.randomUUID(), chosen);
    if (first === undefined || adding === 'busy') return;
    setAdding('busy');
    withActors(({ additions }) => {
      void additions.add({ ...first, others }).then((isIn) => {
        setAdding(isIn ? 'done' : 'idle');
        if (isIn) notify({ key: `added.${suitId}`, tone: 'success', text: text.added });
      });
    });
  };
  return { adding, add };
}

/** The picture, the items with their choices, and what they cost together. */
export function SuitBuilder({ suit, onTurn }: SuitBuilderProps) {
  const text = useText(suitDetailText);
  const [choices, setChoices] = useState(nothingChosen);
  const [lit, setLit] = useState<number>();
  const { adding, add } = useAddSuit(suit.card.suitId);
  const chosen = chosenItems(suit, choices);
  const { title, summary, image } = suit.card;
  const prices = pricesOf(suit, chosen);
  const obstacle = useObstacle(suit, chosen);
  const button = obstacle === undefined && (
    <Button tone="brand" size="l" block loading={adding === 'busy'} onClick={() => add(chosen)}>
      {text.addBundle}
    </Button>
  );

  return (
    <div className={styles.builder}>
      <div className={styles.picture}>
        <SuitPicture
          images={image === null ? chosen.map(({ choice }) => choice.image) : [image]}
          sizes="(min-width: 900px) 55vw, 92vw"
          priority
          lit={image === null || lit === undefined ? lit : 0}
        />
      </div>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
          <Text size="lead" tone="muted">
            {summary}
          </Text>
        </Stack>
        <ul aria-label={text.items}>
          {chosen.map((one, index) => (
            <SuitItemRow
              key={one.item.spu}
              chosen={one}
              onChoose={(sku) => setChoices({ ...choices, skus: { ...choices.skus, [one.item.spu]: sku } })}
              onInclude={(isIn) =>
                setChoices({
                  ...choices,
                  optional: isIn
                    ? [...choices.optional, one.item.spu]
                    : choices.optional.filter((spu) => spu !== one.item.spu),
                })
              }
              onPoint={(isPointedAt) => setLit(isPointedAt ? index : undefined)}
            />
          ))}
        </ul>
        <Maths
          prices={prices}
          details={obstacle === undefined ? priceDetailsOf(suit.card.suitId, chosen) : undefined}
        />
        {obstacle !== undefined && <Banner tone="info">{obstacle}</Banner>}
        <noscript>{text.noScript}</noscript>
        {button && <div className={styles.wideButton}>{button}</div>}
        {adding === 'done' && <Link href={href('/shopping-cart')}>{text.toCart}</Link>}
        <Terms suit={suit} chosen={chosen} onTurn={onTurn} />
        {button && <BuyBar price={<Price now={formatMoney(prices.price)} size="m" />}>{button}</BuyBar>}
      </Stack>
    </div>
  );
}

/** Why the bundle cannot be had as it is chosen. */
function useObstacle({ card, buyerLeft }: SuitDetail, chosen: readonly ChosenItem[]): string | undefined {
  const text = useText(suitDetailText);
  const site = useSite();
  if (card.phase === 'ENDED') return text.ended;
  if (card.phase === 'WARMUP') return text.soon(deadlineText(card.startTime, site));
  if (buyerLeft === 0) return text.limitReached;
  const scarcest = scarcestItem(chosen);
  return scarcest?.sets === 0 ? text.off(scarcest.title) : undefined;
}

/** The sum of the parts against the bundle. */
function Maths({ prices: { sum, save, price }, details }: { prices: SuitPrices; details: string | undefined }) {
  const text = useText(suitDetailText);
  return (
    <div>
      <dl className={styles.maths} aria-live="polite">
        <div className={styles.mathsRow}>
          <dt>{text.separately}</dt>
          <dd>{formatMoney(sum)}</dd>
        </div>
        <div className={styles.mathsRow}>
          <dt>{text.saved}</dt>
          <dd>{formatMoney(save)}</dd>
        </div>
        <div className={styles.mathsTotal}>
          <dt>{text.bundle}</dt>
          <dd>{formatMoney(price)}</dd>
        </div>
      </dl>
      {details !== undefined && (
        <Text size="small" tone="muted">
          <Link href={details}>{text.priceDetails}</Link>
        </Text>
      )}
    </div>
  );
}

/** What holds of the bundle beside its price: stock, limit, end and returns. */
function Terms({ suit, chosen, onTurn }: SuitBuilderProps & { chosen: readonly ChosenItem[] }) {
  const text = useText(suitDetailText);
  const site = useSite();
  const now = useFirstNow();
  const { card, perBuyerLimit } = suit;
  const { phase, startTime, endTime } = card;
  const scarcest = phase === 'LIVE' ? scarcestItem(chosen) : undefined;
  const turn = phase === 'WARMUP' ? startTime : endTime;
  const toTurn = turn - now;
  const isNear = (phase === 'LIVE' || phase === 'WARMUP') && toTurn < near;
  return (
    <div className={styles.terms}>
      {scarcest && scarcest.sets > 0 && scarcest.sets < fewSets && <p>{text.scarce(scarcest.sets, scarcest.title)}</p>}
      {perBuyerLimit !== null && <p>{text.limit(perBuyerLimit)}</p>}
      {phase === 'LIVE' && toTurn < far && <p>{text.until(deadlineText(endTime, site))}</p>}
      {isNear && (
        <Deadline calm until={turn} format={clockFormat} label={text.untilStart} onEnd={() => void onTurn()} />
      )}
      <p>{text.returns}</p>
    </div>
  );
}
