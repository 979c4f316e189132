import { QuestionRows, SectionHeader } from '#design-system/index.ts';
import type { PropsOf } from '../block.ts';
import { BlockSection } from './block-section.tsx';

/** What buyers ask, each with its answer. */
export function QuestionsBlock({ id, section, data: { title, items } }: PropsOf<'QUESTIONS', 1>) {
  return (
    <BlockSection id={id} section={section}>
      <SectionHeader id={id} title={title} />
      <QuestionRows items={items} />
    </BlockSection>
  );
}
