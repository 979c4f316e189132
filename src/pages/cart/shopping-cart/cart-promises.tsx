import { IconReturn, IconShield, IconTruck, TrustRow } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { deliveryDates } from '#src/widgets/delivery-dates.ts';
import { shoppingCartText as text } from './text.ts';

const icons = { returns: <IconReturn />, safe: <IconShield /> };

/** What may be relied on; the day on which it ships as soon as the server has said it. */
export function CartPromises({ shipsTime }: { shipsTime: number | undefined }) {
  const site = useSite();
  const day = shipsTime === undefined ? undefined : deliveryDates(shipsTime, shipsTime, site);
  return (
    <TrustRow
      items={[
        { ...text.ships(day), icon: <IconTruck /> },
        ...text.trust.map(({ id, ...item }) => ({ ...item, icon: icons[id] })),
      ]}
    />
  );
}
