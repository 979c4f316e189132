import { orderLookupText as text } from '#src/text/order-lookup.ts';
import { TitledPanel } from '../titled-panel.tsx';
import { OrderLookup } from './order-lookup.tsx';

/** The order look-up as a block of a page. */
export function OrderLookupPanel() {
  return (
    <TitledPanel title={text.title} lead={text.lead}>
      <OrderLookup />
    </TitledPanel>
  );
}
