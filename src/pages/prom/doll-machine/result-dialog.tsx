import { Button, Link } from '#design-system/index.ts';
import { Modal } from '#design-system/components/modal/modal.tsx';
import { useSite } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { LitPicture } from '#src/widgets/lit-picture.tsx';
import { dayText } from '#src/widgets/moments.ts';
import { useText } from '#src/widgets/use-text.ts';
import * as styles from './doll-machine.css.ts';
import type { DollPlay } from './queries.ts';
import { dollMachineText } from './text.ts';

/** What a play has won, and where it is. @param play null where nothing is to be shown */
export function ResultDialog({ play, onClose }: { play: DollPlay | null; onClose: () => void }) {
  const text = useText(dollMachineText.result);
  const site = useSite();
  const prize = play?.prize;
  if (!play || !prize) return null;
  const until = play.expireTime === null ? '' : dayText(play.expireTime, site);
  const promised = Number.parseInt(prize.title, 10);
  const ways = {
    PRODUCT: { words: text.product(until), to: href('/prom/prize-list'), label: text.claim },
    COUPON: { words: text.coupon(until), to: href('/coupon/list'), label: text.coupons },
    COINS: {
      words: play.coins < promised ? text.capped(play.coins) : text.coins(play.coins),
      to: href('/coin/details'),
      label: text.history,
    },
  } as const;
  const { words, to, label } = ways[prize.kind];
  return (
    <Modal
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={text.title(prize.title)}
      closeLabel={text.close}
      description={words}
      size="s"
      footer={
        <Button asChild>
          <Link tone="plain" href={to}>
            {label}
          </Link>
        </Button>
      }
    >
      {prize.image && <LitPicture image={prize.image} ratio="square" sizes="320px" className={styles.wonPicture} />}
    </Modal>
  );
}
