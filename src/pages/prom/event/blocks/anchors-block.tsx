import { Container, Link } from '#design-system/index.ts';
import type { PropsOf } from '#src/blocks/block.ts';
import { useText } from '#src/widgets/use-text.ts';
import { useCampaign } from '../campaign-context.ts';
import { eventText } from '../text.ts';
import * as styles from './blocks.css.ts';

/** Ways to the parts of the page that are there. */
export function AnchorsBlock({ data: { items } }: PropsOf<'ANCHORS', 1>) {
  const text = useText(eventText);
  const { blockIds } = useCampaign();
  const shown = items.filter(({ block }) => blockIds.has(block));
  if (shown.length === 0) return null;
  return (
    <nav className={styles.anchors} aria-label={text.anchors}>
      <Container>
        <ul className={styles.anchorList}>
          {shown.map(({ label, block }) => (
            <li key={block}>
              <Link href={`#${block}`} tone="quiet" className={styles.anchor}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
