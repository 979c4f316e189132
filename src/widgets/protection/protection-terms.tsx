import { Modal } from '#design-system/components/modal/modal.tsx';
import { Heading, SpecList, Stack } from '#design-system/index.ts';
import { markets } from '#rules/markets.ts';
import { formatMoney, money } from '#rules/money.ts';
import { owesHandover, protectionTerms } from '#rules/protection.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { protectionText } from '#src/text/protection.ts';
import { useText } from '../use-text.ts';

/** What protection covers, what everybody has without it, and how to take it out or to claim. */
export function ProtectionTerms({ onClose }: { readonly onClose: () => void }) {
  const site = useSite();
  const { title, close, price, covers, anyway, howTo } = useText(protectionText);
  const { countries, currency } = markets[site];
  const terms = protectionTerms(site, countries[0]);
  const isOwed = owesHandover(site);
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
        <Part title={covers.title} items={[covers.late, ...(isOwed ? [] : [covers.gone]), covers.answer]} />
        <Part
          title={anyway.title}
          items={[anyway.lost, anyway.damaged, ...(isOwed ? [anyway.notHandedOver, anyway.withdrawal] : [])]}
        />
        <Part title={howTo.title} items={[howTo.remove, howTo.claim, howTo.level]} />
      </Stack>
    </Modal>
  );
}

interface Item {
  readonly name: string;
  readonly value: string;
}

function Part({ title, items }: { readonly title: string; readonly items: readonly Item[] }) {
  return (
    <Stack as="section" gap="s">
      <Heading level={3} look={4}>
        {title}
      </Heading>
      <SpecList items={items} />
    </Stack>
  );
}
