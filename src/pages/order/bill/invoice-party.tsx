import { Stack, Text } from '#design-system/index.ts';
import { AddressLines } from '../parts/address-lines.tsx';

interface InvoicePartyProps {
  readonly title: string;
  /** A company; a person stands in the address. */
  readonly name: string | undefined;
  readonly lines: readonly string[];
  /** Tax numbers and the like. */
  readonly notes: readonly string[];
}

/** Who buys or sells, as it stands on the document. */
export function InvoiceParty({ title, name, lines, notes }: InvoicePartyProps) {
  return (
    <Stack gap="xxs">
      <Text size="small" tone="muted">
        {title}
      </Text>
      <AddressLines name={name} lines={lines} />
      {notes.map((note) => (
        <Text key={note} size="small" tone="muted">
          {note}
        </Text>
      ))}
    </Stack>
  );
}
