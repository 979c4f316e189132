import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { Button, clockFormat, ImageBox, Inline, Link, Stack, Text } from '#design-system/index.ts';
import { day } from '#rules/durations.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { href } from '#src/routing/href.ts';
import { marketsInSentence } from '#src/text/layout.ts';
import { Deadline } from '#src/widgets/deadline.tsx';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { litShopPicture } from '#src/widgets/shop-picture.ts';
import { useChooseMarket } from '#src/widgets/use-choose-market.ts';
import { useText } from '#src/widgets/use-text.ts';
import { ShipAlone } from './ship-alone.tsx';
import * as styles from './prizes.css.ts';
import type { Prize } from './queries.ts';
import { lastDay, wonWords } from './prize-words.ts';
import { prizeListText } from './text.ts';
import { usePrizeCommands } from './use-prize-commands.ts';

const SendPrize = lazy(() => import('./send-prize.tsx').then((module) => ({ default: module.SendPrize })));

interface PrizeCardProps {
  readonly prize: Prize;
  /** When it was read, epoch ms. */
  readonly now: number;
  /** The first one, which ends first. */
  readonly leads: boolean;
  /** Its time is over. */
  readonly onEnd: () => void;
}

/** An end that is nearer than this (ms) is counted down to. */
const near = 3 * day;

/** A prize that waits to be claimed: its lamp is on. */
export function PrizeCard({ prize, now, leads, onEnd }: PrizeCardProps) {
  const text = useText(prizeListText);
  const site = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, image, expireTime } = prize;
  return (
    <article className={styles.card}>
      {image && (
        <ImageBox
          picture={litShopPicture(image)}
          ratio="square"
          sizes="(min-width: 1024px) 420px, 95vw"
          priority={leads}
          rounded
        />
      )}
      <div className={styles.words}>
        <Text size="small" tone="muted">
          {wonWords(prize, text, now)}
        </Text>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.when}>
          <span>{(prize.delivery === 'ORDER_TOGETHER' ? text.waits : text.claimBy)(lastDay(prize, now))}</span>
          {expireTime - now < near && (
            <Deadline calm until={expireTime} format={clockFormat} label={text.left} onEnd={onEnd} />
          )}
        </p>
        {prize.site === site ? (
          <Actions prize={prize} leads={leads} heading={heading} />
        ) : (
          <OtherMarket site={prize.site} />
        )}
      </div>
    </article>
  );
}

/** Only the market that it was won in sends it. */
function OtherMarket({ site }: Pick<Prize, 'site'>) {
  const text = useText(prizeListText);
  const choose = useChooseMarket();
  const name = marketsInSentence[site];
  return (
    <Stack gap="s" align="start">
      <Text tone="muted">{text.otherMarket(name)}</Text>
      <Button tone="outline" onClick={() => choose(site)}>
        {text.toMarket(name)}
      </Button>
    </Stack>
  );
}

interface ActionsProps extends Pick<PrizeCardProps, 'prize' | 'leads'> {
  /** Takes the focus of a button that goes. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function Actions({ prize, leads, heading }: ActionsProps) {
  const text = useText(prizeListText);
  const isOnline = useOnline();
  const [isSending, setIsSending] = useState(false);
  const { title, delivery } = prize;
  const isWaiting = delivery === 'ORDER_TOGETHER';
  const focusHeading = () => heading.current?.focus();
  const { shipTogether } = usePrizeCommands(prize, focusHeading);
  return (
    <Stack gap="s" align="start">
      <Inline gap="s" wrap>
        <Button
          tone={leads ? 'brand' : 'solid'}
          aria-label={text.sendOf(title)}
          disabled={!isOnline}
          onClick={() => setIsSending(true)}
        >
          {text.send}
        </Button>
        {isWaiting ? (
          <ShipAlone prize={prize} onDone={focusHeading} />
        ) : (
          <Button
            tone="outline"
            aria-label={text.togetherOf(title)}
            loading={shipTogether.isPending}
            disabled={!isOnline}
            onClick={() => shipTogether.mutate()}
          >
            {text.together}
          </Button>
        )}
      </Inline>
      {isWaiting && <Link href={href('/collections')}>{text.toShop}</Link>}
      {isSending && (
        <ErrorBoundary onError={remoteLog.pageError}>
          <Suspense fallback={null}>
            <SendPrize prize={prize} onClose={() => setIsSending(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Stack>
  );
}
