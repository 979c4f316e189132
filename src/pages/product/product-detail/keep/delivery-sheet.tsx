import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Sheet } from '#design-system/components/sheet/sheet.tsx';
import { Select, Stack, Text } from '#design-system/index.ts';
import { countryName } from '#rules/addresses.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { markets, shipsTo } from '#rules/markets.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { store } from '#src/storage/browser-store.ts';
import { stored } from '#src/storage/keys.ts';
import { deliveryDates } from '#src/widgets/delivery-dates.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { shippingEstimate } from '../../parts/queries.ts';
import { deliveryText as text } from './delivery-text.ts';

export interface DeliverySheetProps {
  readonly sku: string;
  /** It leaves once it is there: no order of today leaves today. */
  readonly isOrderedAhead: boolean;
  readonly onClose: () => void;
}

/** The deliveries to a country of the market with price and days, and until when an order leaves the same day. */
export function DeliverySheet({ sku, isOrderedAhead, onClose }: DeliverySheetProps) {
  const site = useSite();
  const { countries } = markets[site];
  const [country, setCountry] = useState(() => {
    const own = store.read(stored.country);
    return shipsTo(site, own) ? own : (countries[0] ?? '');
  });
  const found = useQuery(shippingEstimate(useShop(), { sku, country }));
  const options = countries
    .map((code) => ({ value: code, label: countryName(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <Sheet
      open
      side="bottomOrCentre"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.title}
      closeLabel={text.close}
    >
      <Stack gap="l">
        {countries.length > 1 ? (
          <Select
            label={text.country}
            value={country}
            options={options}
            onChange={({ target }) => setCountry(target.value)}
          />
        ) : (
          <Text>{text.to(countryName(country))}</Text>
        )}
        <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={4} />}>
          {({ options: deliveries, cutoffTime }) => (
            <Stack gap="m">
              {deliveries.length === 0 && <Text>{text.none}</Text>}
              <Stack as="ul" gap="m">
                {deliveries.map(({ code, name, price, estFrom, estTo }) => (
                  <li key={code}>
                    <Text weight="medium">
                      {text.option(name, price.amount === 0 ? text.free : formatMoney(price))}
                    </Text>
                    <Text size="small" tone="muted">
                      {deliveryDates(estFrom, estTo, site)}
                    </Text>
                  </li>
                ))}
              </Stack>
              {deliveries.length > 0 && !isOrderedAhead && (
                <Text size="small">{text.cutoff(deadlineText(cutoffTime, site))}</Text>
              )}
              <Text size="small" tone="muted">
                {text.note}
              </Text>
            </Stack>
          )}
        </QueryView>
      </Stack>
    </Sheet>
  );
}
