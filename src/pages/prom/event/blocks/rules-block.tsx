import { Accordion, Prose } from '#design-system/index.ts';
import type { PropsOf } from '#src/blocks/block.ts';
import { BlockSection } from '#src/blocks/kinds/block-section.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { eventText } from '../text.ts';
import * as styles from './blocks.css.ts';

/** The rules of the event, folded. */
export function RulesBlock({ id, section, data: { title, text: blocks } }: PropsOf<'RULES', 1>) {
  const text = useText(eventText);
  const body = <Prose blocks={blocks} headingLevel={3} tableLabel={text.table} />;
  return (
    <BlockSection id={id} section={section}>
      <div className={styles.narrow}>
        <Accordion items={[{ id, title, body }]} />
      </div>
    </BlockSection>
  );
}
