import type { ReactNode } from 'react';
import { Container, Section } from '#design-system/index.ts';
import type { PlannedSection } from '#rules/page-sections.ts';

interface BlockSectionProps {
  readonly section: PlannedSection;
  /** The id of its heading. */
  readonly id: string;
  readonly children: ReactNode;
}

/** The place of a block on its ground, with the margins of the page. */
export function BlockSection({ section: { ground = 'paper', continues }, id, children }: BlockSectionProps) {
  return (
    <Section ground={ground} continues={continues} aria-labelledby={id}>
      <Container>{children}</Container>
    </Section>
  );
}
