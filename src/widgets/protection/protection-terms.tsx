import { Modal } from '#design-system/components/modal/modal.tsx';
import { Heading, SpecList, Stack } from '#design-system/index.ts';
import { markets } from '#rules/markets.ts';
import { formatMoney, money } from '#rules/money.ts';
import { protectionTerms } from '#rules/protection.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { protectionText } from '#src/text/protection.ts';
import { useText } from '../use-text.ts';
import { type ProtectionPart, protectionParts } from './protection-parts.ts';

/** What protection covers, what everybody has without it, and how to take it out or to claim. */
export function ProtectionTerms({ onClose }: { readonly onClose: () => void }) {
  const site = useSite();
  const { title, close, price } = useText(protectionText);
  const { countries, currency } = markets[site];
  const terms = protectionTerms(site, countries[0]);
  const { covers, anyway, howTo } = protectionParts(site);
  return (
    <Modal
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      closeLabel={close}
      description={terms && price(String(terms.bps / 100), formatMoney(money(terms.minimum, currency)))}
    >
      <Stack gap="l">
        <Part {...covers} />
        <Part {...anyway} />
        <Part {...howTo} />
      </Stack>
    </Modal>
  );
}

function Part({ title, items }: ProtectionPart) {
  return (
    <Stack as="section" gap="s">
      <Heading level={3} look={4}>
        {title}
      </Heading>
      <SpecList items={items} />
    </Stack>
  );
}
