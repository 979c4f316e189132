import { Button, Form, type ButtonTone } from '#design-system/index.ts';
import { cleanText } from '#rules/clean-text.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { emailRule } from '#src/forms/rules.ts';
import type { FormDefinition } from '#src/forms/use-fields.ts';
import { useForm } from '#src/forms/use-form.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { orderLookupText as text } from '#src/text/order-lookup.ts';
import { EmailField } from '../email-field.tsx';
import { EmailSent } from '../email-sent.tsx';
import { OrderNoField } from './order-no-field.tsx';
import { isOrderNumber, orderNumberOf } from './order-number.ts';

const checkEmail = emailRule(text.emailInvalid);
const ids = { orderNo: 'lookup-order', email: 'lookup-email' };
const lookup: FormDefinition<{ orderNo: string; email: string }> = {
  ids,
  check: ({ orderNo, email }) => ({
    orderNo: isOrderNumber(orderNumberOf(orderNo)) ? undefined : text.orderNoInvalid,
    email: checkEmail(email),
  }),
};

/** Number and email of a guest's order. The answer is a mail and never tells whether they match. */
export function OrderLookup({ tone = 'solid' }: { tone?: ButtonTone }) {
  const { client } = useShop();
  const isOnline = useOnline();
  const form = useForm({
    ...lookup,
    initial: { orderNo: '', email: '' },
    send: ({ orderNo, email }) => {
      const body = { orderNo: orderNumberOf(orderNo), email: cleanText('email', email) };
      return unwrap(client.POST('/app-mall/v1/order/lookup', { body }));
    },
  });

  if (form.isSent) return <EmailSent text={text} fieldId={ids.orderNo} onAgain={form.again} />;
  return (
    <Form errorTitle={text.errors} {...form.bind}>
      <OrderNoField {...form.text('orderNo')} />
      <EmailField {...form.text('email')} name="email" label={text.email} autoComplete="email" />
      <Button type="submit" tone={tone} block loading={form.isSending} disabled={!isOnline}>
        {text.action}
      </Button>
    </Form>
  );
}
