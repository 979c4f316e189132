import { useMemo } from 'react';
import { Container } from '#design-system/index.ts';
import { sectionKinds } from '#rules/section-kinds.ts';
import { blockHeights } from '#src/blocks/block-heights.ts';
import { BlockList } from '#src/blocks/block-list.tsx';
import * as styles from '#src/blocks/block-page.css.ts';
import { renderers } from '#src/blocks/renderers.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { Rewards } from './rewards/rewards.tsx';

export interface HomeBlocksProps {
  /** As they came: a shop may be newer than its page, a kept page older. */
  readonly blocks: readonly unknown[];
  /** When they came, epoch ms on the device clock. */
  readonly readAt: number;
}

/** The blocks of the home page. */
export function HomeBlocks({ blocks, readAt }: HomeBlocksProps) {
  const online = useOnline();
  const list = useMemo(
    () => (
      <BlockList
        blocks={blocks}
        renderers={renderers}
        kinds={sectionKinds}
        heights={blockHeights}
        afterFirst={<Rewards />}
      />
    ),
    [blocks],
  );
  return (
    <div className={styles.page}>
      {!online && (
        <Container className={styles.note}>
          <OfflineNote readAt={readAt} />
        </Container>
      )}
      {list}
    </div>
  );
}
