import { Button, IconPlus, TextArea } from '#design-system/index.ts';
import { useState } from 'react';
import { checkoutText } from './text.ts';
import type { OrderForm } from './use-order-form.ts';

const text = checkoutText.remark;
const longest = 200;

export function Remark({ form }: Pick<OrderForm, 'form'>) {
  const [open, setOpen] = useState(form.values.remark !== '');
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
  return <TextArea {...form.text('remark')} name="remark" label={text.label} maxLength={longest} rows={3} />;
}
