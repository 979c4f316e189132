import { useMutation } from '@tanstack/react-query';
import { Button, CopyButton, InlineMessage, Inline, Stack, Text } from '#design-system/index.ts';
import { orderKey } from '#src/api/client.ts';
import { unwrapFile } from '#src/api/file.ts';
import { saveFile } from '#src/api/save-file.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { rmaText } from './text.ts';
import type { RmaProps } from './rma-props.ts';
import { waitsForLabel } from './label-pause.ts';
import { ShipForm } from './ship-form.tsx';

/** How the items come back: the label to print, and the number of a parcel that went another way. */
export function ReturnParcel({ rma, access }: RmaProps) {
  const text = useText(rmaText.detail.label);
  const { client } = useShop();
  const { orderNo, rmaNo, label, actions } = rma;
  const file = useMutation({
    mutationFn: () =>
      unwrapFile(
        client.GET('/app-mall/v1/rma/label', {
          params: { query: { orderNo, rmaNo } },
          headers: orderKey(access),
          parseAs: 'blob',
        }),
      ),
    onSuccess: (blob) => saveFile(blob, `${rmaNo}.pdf`),
  });
  const canShip = actions.includes('SHIP');
  const hasLabel = actions.includes('LABEL');
  const isWaiting = waitsForLabel(rma);
  if (!hasLabel && !canShip) return null;
  return (
    <TitledSection title={text.title}>
      <Stack gap="xl">
        {isWaiting && <p role="status">{text.making}</p>}
        {hasLabel && (
          <Stack gap="m">
            <Text>{label?.paidBy === 'SHOP' ? text.shop : text.shopper}</Text>
            {label && (
              <Inline gap="s" wrap>
                <Text as="span" size="small" tone="muted">
                  {label.carrierName} · {text.tracking}{' '}
                  <Text as="span" mono>
                    {label.trackingNo}
                  </Text>
                </Text>
                <CopyButton text={label.trackingNo} label={text.copy} copiedText={text.copied} />
              </Inline>
            )}
            <div>
              <Button loading={file.isPending} onClick={() => file.mutate()}>
                {text.save}
              </Button>
            </div>
            {file.isError && <InlineMessage tone="critical">{text.failed}</InlineMessage>}
          </Stack>
        )}
        {canShip && <ShipForm rma={rma} access={access} />}
      </Stack>
    </TitledSection>
  );
}
