import { Divider, Stack } from '#design-system/index.ts';
import { pricedChoices } from '#src/actors/checkout/preview-request.ts';
import type { CheckoutActor } from '#src/actors/checkout/checkout-actor.ts';
import { isAboutCoins, isAboutCoupons } from '#src/actors/checkout/obstacles.ts';
import type { Quote } from '#src/api/queries/checkout.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { selectChoices, selectIsQuoting, selectLost } from '#machines/checkout/selectors.ts';
import { CoinsUsed } from './coins-used.tsx';
import { CouponsUsed } from './coupons-used.tsx';

interface MemberDiscountsProps {
  readonly quote: Quote;
  readonly actor: CheckoutActor;
}

/** The coupons and the coins that the order is priced with, each with the way to change it. */
export function MemberDiscounts({ quote, actor }: MemberDiscountsProps) {
  const choices = pricedChoices(useActorValue(actor, selectChoices, actor.getSnapshot().context.choices));
  const isQuoting = useActorValue(actor, selectIsQuoting, true);
  const lost = useActorValue(actor, selectLost, null);
  const edit = (changed: Partial<typeof choices>) => actor.send({ type: 'checkout.edit', choices: changed });
  return (
    <Stack gap="m">
      <CouponsUsed
        quote={quote}
        choices={choices}
        isQuoting={isQuoting}
        lost={lost && isAboutCoupons(lost) ? lost.message : null}
        onChoose={edit}
      />
      <Divider />
      <CoinsUsed
        coins={quote.coins}
        chosen={choices.coinAmount}
        isQuoting={isQuoting}
        lost={lost && isAboutCoins(lost) ? lost.message : null}
        onChoose={(coinAmount) => edit({ coinAmount })}
      />
    </Stack>
  );
}
