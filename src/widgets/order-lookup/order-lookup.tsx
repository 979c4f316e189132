import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner, Button, Form, Stack, TextField } from '#design-system/index.ts';
import { isEmail } from '#rules/validators.ts';
import { useOnline } from '../../hooks/use-online.ts';
import { unwrap } from '../../api/envelope.ts';
import { orderLookupText as text } from '../../text/order-lookup.ts';
import { useShop } from '../../actors/use-shop.ts';
import { EmailField } from '../email-field.tsx';
import { isOrderNumber, orderNumberOf } from './order-number.ts';

const ids = { orderNo: 'lookup-order', email: 'lookup-email' } as const;
type Complaints = Readonly<Partial<Record<keyof typeof ids, string>>>;

/** Number and e-mail of a guest's order. The answer is a mail and never tells whether they match. */
export function OrderLookup() {
  const { client } = useShop();
  const isOnline = useOnline();
  const [orderNo, setOrderNo] = useState('');
  const [email, setEmail] = useState('');
  const [complaints, setComplaints] = useState<Complaints>({});
  const lookup = useMutation({
    mutationFn: (body: { orderNo: string; email: string }) =>
      unwrap(client.POST('/app-mall/v1/order/lookup', { body })),
  });

  const submit = () => {
    const typed = { orderNo: orderNumberOf(orderNo), email: email.trim() };
    const found: Complaints = {
      ...(isOrderNumber(typed.orderNo) ? {} : { orderNo: text.orderNoInvalid }),
      ...(isEmail(typed.email) ? {} : { email: text.emailInvalid }),
    };
    setComplaints(found);
    lookup.reset();
    if (Object.keys(found).length === 0) lookup.mutate(typed);
  };

  if (lookup.isSuccess) {
    return (
      <Stack gap="m" align="start">
        <Banner tone="positive" title={text.sentTitle}>
          {text.sent}
        </Banner>
        <Button tone="quiet" size="s" onClick={lookup.reset}>
          {text.again}
        </Button>
      </Stack>
    );
  }
  const errors = [
    { message: lookup.error?.message },
    { fieldId: ids.orderNo, message: complaints.orderNo },
    { fieldId: ids.email, message: complaints.email },
  ];
  return (
    <Form errorTitle={text.errors} errors={errors} onSubmit={submit}>
      <TextField
        id={ids.orderNo}
        name="orderNo"
        label={text.orderNo}
        hint={text.orderNoHint}
        value={orderNo}
        error={complaints.orderNo}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={40}
        onChange={(event) => setOrderNo(event.target.value)}
      />
      <EmailField
        id={ids.email}
        name="email"
        label={text.email}
        value={email}
        error={complaints.email}
        autoComplete="email"
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" tone="solid" block loading={lookup.isPending} disabled={!isOnline}>
        {text.action}
      </Button>
    </Form>
  );
}
