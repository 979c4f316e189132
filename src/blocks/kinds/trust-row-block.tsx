import { IconMail, IconReturn, IconShield, IconTruck, NumberLine } from '#design-system/index.ts';
import type { PropsOf } from '../block.ts';
import { BlockSection } from './block-section.tsx';

const icons = {
  truck: <IconTruck />,
  return: <IconReturn />,
  shield: <IconShield />,
  mail: <IconMail />,
} as const;

/** What the shop promises: the first promise large, the others in one line. */
export function TrustRowBlock({ id, section, data: { items } }: PropsOf<'TRUST_ROW', 1>) {
  const [first, ...others] = items;
  if (!first) return null;
  return (
    <BlockSection id={id} section={section}>
      <NumberLine
        id={id}
        title={first.title}
        text={first.text}
        items={others.map(({ icon, title, text }) => ({ icon: icons[icon], title, text }))}
      />
    </BlockSection>
  );
}
