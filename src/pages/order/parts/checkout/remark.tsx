import { Button, IconPlus, TextArea } from '#design-system/index.ts';
import { useState } from 'react';
import { checkoutText } from '../../text/checkout.ts';
import type { OrderForm } from './use-order-form.ts';

const text = checkoutText.remark;
const longest = 200;

export function Remark({ remark, setRemark }: Pick<OrderForm, 'remark' | 'setRemark'>) {
  const [open, setOpen] = useState(remark !== '');
  if (!open) {
    return (
      <div>
        <Button tone="quiet" size="s" flush onClick={() => setOpen(true)}>
          <IconPlus size={20} />
          {text.open}
        </Button>
      </div>
    );
  }
  return (
    <TextArea
      name="remark"
      label={text.label}
      value={remark}
      maxLength={longest}
      rows={3}
      onChange={(event) => setRemark(event.target.value)}
    />
  );
}
