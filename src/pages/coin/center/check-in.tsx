import { Button, CheckInStrip, InlineMessage, SectionHeader, Stack } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { onceGone, useFocusAfter } from '#src/hooks/use-focus-after.ts';
import { useCheckIn } from '#src/widgets/coins/use-check-in.ts';
import { coinCenterText } from '../parts/coin-center-text.ts';
import { stripDays } from './strip-days.ts';

const text = coinCenterText.strip;

/** The bulbs of a member and the button of today. */
export function CheckIn({ streak }: { streak: components['schemas']['CoinStreak'] }) {
  const { isChecked, isCheckingIn, isUnsure, receipt, problem, press } = useCheckIn(streak);
  const focusAfter = useFocusAfter();
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
              <Button
                loading={isCheckingIn}
                onClick={({ currentTarget }) => {
                  focusAfter(onceGone(currentTarget, () => document.getElementById('check-in')));
                  press();
                }}
              >
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
