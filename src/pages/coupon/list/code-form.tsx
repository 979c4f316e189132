import { useQueryClient } from '@tanstack/react-query';
import { Button, Form, TextField } from '#design-system/index.ts';
import { parseCouponCode } from '#rules/coupon-codes.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { idempotent } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { userInfo } from '#src/api/queries/account.ts';
import { couponKey } from '#src/api/queries/coupon.ts';
import { sendOnce } from '#src/api/send-once.ts';
import type { FormDefinition } from '#src/forms/use-fields.ts';
import { useForm } from '#src/forms/use-form.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { couponText } from '#src/text/coupons.ts';
import { couponWorth } from '#src/widgets/coupon-words.ts';
import { useText } from '#src/widgets/use-text.ts';
import { couponPagesText } from '../parts/text.ts';
import * as styles from '../parts/coupon.css.ts';

const text = couponPagesText.list;

const codeForm: FormDefinition<{ code: string }> = {
  ids: { code: 'coupon-code' },
  check: ({ code }) => ({ code: parseCouponCode(code) === undefined ? text.codeShort : undefined }),
  failureAt: 'code',
};

/** Folded until somebody has a code: an open field sends people looking for one. */
export function CodeForm() {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const isOnline = useOnline();
  const words = useText(couponText);
  const form = useForm({
    ...codeForm,
    initial: { code: '' },
    send: ({ code: typed }) => {
      const body = { code: parseCouponCode(typed) ?? typed };
      return sendOnce('redeemCoupon', shop.member ?? '', body, (key) =>
        unwrap(shop.client.POST('/app-mall/v1/coupon/redeem', { body, params: { header: idempotent(key) } })),
      );
    },
    onSent: ({ terms }) => {
      notify({ text: text.added(couponWorth(terms, words)), tone: 'success' });
      form.restart({ code: '' });
      form.again();
      void data.invalidateQueries({ queryKey: couponKey(shop) });
      void data.invalidateQueries({ queryKey: userInfo(shop).queryKey });
    },
  });
  return (
    <details>
      <summary className={styles.entry}>{text.haveCode}</summary>
      <Form {...form.bind} className={styles.code}>
        <TextField
          {...form.text('code')}
          name="code"
          label={text.code}
          hint={text.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
        />
        <Button type="submit" tone="solid" loading={form.isSending} disabled={!isOnline}>
          {text.redeem}
        </Button>
      </Form>
    </details>
  );
}
