import { orderLookupText as text } from '#src/text/order-lookup.ts';
import { TitledSection } from '../titled-section.tsx';
import { OrderLookup } from './order-lookup.tsx';

/** The order look-up as a block of a page. */
export function OrderLookupPanel() {
  return (
    <TitledSection title={text.title} lead={text.lead}>
      <OrderLookup />
    </TitledSection>
  );
}
