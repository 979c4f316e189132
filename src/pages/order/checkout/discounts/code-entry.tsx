import { useState } from 'react';
import { Button, Form, InlineMessage, Stack, TextField } from '#design-system/index.ts';
import {
  selectCodeProblem,
  selectIsCodeUnanswered,
  selectIsRedeeming,
  selectRedeemed,
} from '#machines/coupon-picker/selectors.ts';
import { cleanText } from '#rules/clean-text.ts';
import type { CouponPickerActor } from '#src/actors/coupon-picker/coupon-picker-actor.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { couponAmount } from '#src/widgets/coupons/coupon-amount.ts';
import { discountsText } from './text.ts';

const text = discountsText.picker.code;

/** The entry of a code. What became of the last one stands under it. */
export function CodeEntry({ actor }: { actor: CouponPickerActor }) {
  const site = useSite();
  const [code, setCode] = useState('');
  const problem = useActorValue(actor, selectCodeProblem, null);
  const isUnanswered = useActorValue(actor, selectIsCodeUnanswered, false);
  const isRedeeming = useActorValue(actor, selectIsRedeeming, false);
  const redeemed = useActorValue(actor, selectRedeemed, null);
  return (
    <Form onSubmit={() => actor.send({ type: 'code.submit', code })}>
      <Stack gap="s">
        <TextField
          id="coupon-code"
          name="code"
          label={text.label}
          hint={text.hint}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={code}
          error={isUnanswered ? text.unanswered : (problem ?? undefined)}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" tone="outline" loading={isRedeeming} disabled={cleanText('code', code) === ''}>
          {text.redeem}
        </Button>
        <div role="status">
          {redeemed && (
            <InlineMessage tone="positive">{text.redeemed(couponAmount(redeemed.terms, site))}</InlineMessage>
          )}
        </div>
      </Stack>
    </Form>
  );
}
