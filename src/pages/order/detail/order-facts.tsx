import { Heading, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { orderText } from '#src/text/orders.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { AddressLines } from '../parts/address-lines.tsx';
import { useText } from '#src/widgets/use-text.ts';

type Order = components['schemas']['Order'];

/** Where it goes, who pays, what the shopper wrote. */
export function OrderAddresses({ shippingAddress, billingAddress, remark, email }: Order) {
  const text = useText(orderText);
  const isSame = shippingAddress.join('\n') === billingAddress.join('\n');
  return (
    <TitledSection title={text.address.title}>
      <AddressLines lines={shippingAddress} />
      {!isSame && (
        <Stack gap="xs">
          <Heading level={3} look={4}>
            {text.address.billing}
          </Heading>
          <AddressLines lines={billingAddress} />
        </Stack>
      )}
      {remark !== undefined && remark !== '' && <Fact name={text.remark} value={remark} />}
      <Fact name={text.email} value={email} />
    </TitledSection>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <Text size="small" tone="muted">
        {name}
      </Text>
      <Text>{value}</Text>
    </div>
  );
}
