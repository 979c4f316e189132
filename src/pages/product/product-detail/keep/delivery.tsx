import { useState } from 'react';
import { Button, IconTruck } from '#design-system/index.ts';
import { latePart } from '#src/widgets/late-part.tsx';
import { useText } from '#src/widgets/use-text.ts';
import type { DeliverySheetProps } from './delivery-sheet.tsx';
import { keepText } from './text.ts';

const DeliverySheet = latePart<DeliverySheetProps>(async () => (await import('./delivery-sheet.tsx')).DeliverySheet);

/** Opens what delivery of one piece costs and takes, country by country. */
export function Delivery(product: Pick<DeliverySheetProps, 'sku' | 'isOrderedAhead'>) {
  const text = useText(keepText);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" size="s" flush onClick={() => setIsOpen(true)}>
        <IconTruck size={20} />
        {text.delivery}
      </Button>
      {isOpen && <DeliverySheet {...product} onClose={() => setIsOpen(false)} />}
    </>
  );
}
