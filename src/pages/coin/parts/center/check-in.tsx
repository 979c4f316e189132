import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button, CheckInStrip, InlineMessage, SectionHeader, Stack } from '#design-system/index.ts';
import {
  selectIsChecked,
  selectIsCheckingIn,
  selectIsUnsure,
  selectProblem,
  selectReceipt,
} from '#machines/coin-check-in/selectors.ts';
import type { components } from '#openapi/types.ts';
import { createCheckIn } from '#src/actors/coin-check-in/check-in-actor.ts';
import { usePageActor } from '#src/actors/use-page-actor.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { coinCenterText } from '../../text/coin-center.ts';
import { stripDays } from './strip-days.ts';

const text = coinCenterText.strip;

/** The bulbs of a member and the button of today. */
export function CheckIn({ streak }: { streak: components['schemas']['CoinStreak'] }) {
  const shop = useShop();
  const data = useQueryClient();
  const { actor } = usePageActor(() => createCheckIn({ shop, data }, streak.today));
  const isChecked = useActorValue(actor, selectIsChecked, streak.today);
  const isCheckingIn = useActorValue(actor, selectIsCheckingIn, false);
  const isUnsure = useActorValue(actor, selectIsUnsure, false);
  const receipt = useActorValue(actor, selectReceipt, null);
  const problem = useActorValue(actor, selectProblem, null);
  useEffect(() => actor.send({ type: 'summary.read', isCheckedIn: streak.today }), [actor, streak]);
  const status = receipt ? text.done(receipt.reward) : isChecked ? text.doneBefore(streak.next) : '';
  return (
    <section aria-labelledby="check-in">
      <Stack gap="m">
        <SectionHeader id="check-in" title={text.title} />
        <CheckInStrip
          label={text.label}
          days={stripDays(streak)}
          status={status}
          action={
            isChecked ? undefined : (
              <Button loading={isCheckingIn} onClick={() => actor.send({ type: 'checkIn.press' })}>
                {isUnsure ? text.again : text.press(streak.next)}
              </Button>
            )
          }
        />
        {isUnsure && <InlineMessage tone="caution">{text.unsure}</InlineMessage>}
        {problem !== null && <InlineMessage tone="critical">{problem}</InlineMessage>}
      </Stack>
    </section>
  );
}
