import { Checkbox, ImageBox, Text } from '#design-system/index.ts';
import { selectChoices } from '#machines/checkout/selectors.ts';
import { civilTime } from '#rules/dates.ts';
import { marketDay } from '#rules/market-dates.ts';
import { markets } from '#rules/markets.ts';
import type { CheckoutActor } from '#src/actors/checkout/checkout-actor.ts';
import { useSite } from '#src/actors/use-actors.ts';
import type { Quote } from '#src/api/queries/checkout.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { litShopPicture } from '#src/widgets/shop-picture.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { useText } from '#src/widgets/use-text.ts';
import * as styles from './prizes.css.ts';

const words = {
  title: 'Prizes to ship with this order',
  lead: 'They’re free. We’ll keep any you leave out.',
  until: (day: string) => `To claim by the end of ${day}`,
};

interface PrizeChoiceProps {
  readonly prizes: NonNullable<Quote['prizes']>;
  readonly actor: CheckoutActor;
}

/** The prizes of a member, each with or without the order. */
export function PrizeChoice({ prizes, actor }: PrizeChoiceProps) {
  const text = useText(words);
  const site = useSite();
  // Chosen just now; the quote for it may still be on its way.
  const chosen = useActorValue(actor, (snapshot) => selectChoices(snapshot)['prizeIds'], undefined);
  const isChosen = ({ prizeId, selected }: PrizeChoiceProps['prizes'][number]): boolean =>
    Array.isArray(chosen) ? chosen.includes(prizeId) : selected;
  const choose = (prizeId: string, isWith: boolean) => {
    const prizeIds = prizes.filter((one) => (one.prizeId === prizeId ? isWith : isChosen(one)));
    actor.send({ type: 'checkout.edit', choices: { prizeIds: prizeIds.map((one) => one.prizeId) } });
  };
  return (
    <TitledSection title={text.title}>
      <Text tone="muted">{text.lead}</Text>
      <ul className={styles.list}>
        {prizes.map((prize) => (
          <li key={prize.prizeId} className={styles.prize}>
            {prize.image && <ImageBox picture={litShopPicture(prize.image)} sizes="64px" rounded />}
            <Checkbox
              label={prize.title}
              note={text.until(
                marketDay(civilTime(prize.expireTime - 1, markets[site].timeZone), site, { withYear: true }),
              )}
              checked={isChosen(prize)}
              onChange={({ target }) => choose(prize.prizeId, target.checked)}
            />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
