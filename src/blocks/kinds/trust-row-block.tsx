import { Container, IconMail, IconReturn, IconShield, IconTruck, TrustRow } from '#design-system/index.ts';
import type { PropsOf } from '../block.ts';

const icons = {
  truck: <IconTruck />,
  return: <IconReturn />,
  shield: <IconShield />,
  mail: <IconMail />,
} as const;

/** Delivery, returns, warranty and help in a line each. */
export function TrustRowBlock({ data: { items } }: PropsOf<'TRUST_ROW', 1>) {
  return (
    <Container>
      <TrustRow items={items.map(({ icon, title, text }) => ({ icon: icons[icon], title, text }))} />
    </Container>
  );
}
