import { Fragment, memo, Suspense } from 'react';
import { Container } from '#design-system/index.ts';
import { planSections } from '#rules/page-sections.ts';
import { sectionKinds } from '#rules/section-kinds.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { ContentBlock } from '#src/blocks/content-block.tsx';
import { useKnownBlocks } from '#src/blocks/known-blocks.ts';
import { LateSection } from '#src/widgets/late-section/late-section.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import * as styles from './home-page.css.ts';
import { Rewards } from './rewards/rewards.tsx';

export interface HomeBlocksProps {
  /** As they came: a shop may be newer than its page, a kept page older. */
  readonly blocks: readonly unknown[];
  /** When they came, epoch ms on the device clock. */
  readonly readAt: number;
}

/** The blocks of the home page. One that fails goes; only the hero and the first rail are missed enough to offer Retry. */
export function HomeBlocks({ blocks, readAt }: HomeBlocksProps) {
  const online = useOnline();
  return (
    <div className={styles.page}>
      {!online && (
        <Container className={styles.note}>
          <OfflineNote readAt={readAt} />
        </Container>
      )}
      <BlockList blocks={blocks} />
    </div>
  );
}

/** Blocks of the first view, which are hydrated with the page. */
const inFirstView = 2;

const heights = {
  HERO: 'scene',
  CATEGORY_GRID: 'tiles',
  PRODUCT_RAIL: 'rail',
  PRODUCT_GRID: 'productGrid',
  LIGHT: 'light',
  QUESTIONS: 'questions',
  FEATURE: 'split',
  VIDEO: 'scene',
  TRUST_ROW: 'promises',
} as const;

const onPaper = { ground: 'paper', continues: false } as const;

const BlockList = memo(function BlockList({ blocks: content }: Pick<HomeBlocksProps, 'blocks'>) {
  const blocks = useKnownBlocks(content);
  const plan = planSections(blocks.map(({ type }) => sectionKinds[type]));
  // In blocks of words and a picture the picture changes its side from one to the next.
  const stories = blocks.filter(({ type }) => type === 'FEATURE');
  const firstRail = blocks.find(({ type }) => type === 'PRODUCT_RAIL');
  return blocks.map((block, index) => {
    const rendered = (
      <ContentBlock
        block={block}
        isMissed={block.type === 'HERO' || block === firstRail}
        isFirst={index === 0}
        section={plan[index] ?? onPaper}
        flipped={stories.indexOf(block) % 2 === 1}
      />
    );
    // A block that fails on the server is left to the browser by the next `Suspense`; every late section has one.
    return index < inFirstView ? (
      <Fragment key={block.id}>
        <Suspense>{rendered}</Suspense>
        {index === 0 && <Rewards />}
      </Fragment>
    ) : (
      <LateSection key={block.id} height={heights[block.type]}>
        {rendered}
      </LateSection>
    );
  });
});
