import { Fragment, Suspense, type ReactNode } from 'react';
import { planSections, type SectionKind } from '#rules/page-sections.ts';
import { LateSection, type LateSectionProps } from '../widgets/late-section/late-section.tsx';
import type { Block, Renderers } from './block.ts';
import { ContentBlock } from './content-block.tsx';
import { useKnownBlocks } from './known-blocks.ts';

interface BlockListProps<Of extends Block> {
  /** As they came: a shop may be newer than its page, a kept page older. */
  readonly blocks: readonly unknown[];
  readonly renderers: Renderers<Of>;
  readonly kinds: Readonly<Record<Of['type'], SectionKind>>;
  /** About how high each is, until somebody comes near. */
  readonly heights: Readonly<Record<Of['type'], LateSectionProps['height']>>;
  /** Between the first block and the second. */
  readonly afterFirst?: ReactNode;
}

/** Blocks of the first view, which are hydrated with the page. */
const inFirstView = 2;

const onPaper = { ground: 'paper', continues: false } as const;

/** The blocks of a page. One that fails goes; only the hero and the first rail are missed enough to offer Retry. */
export function BlockList<Of extends Block>({
  blocks: content,
  renderers,
  kinds,
  heights,
  afterFirst,
}: BlockListProps<Of>) {
  const blocks = useKnownBlocks(renderers, content);
  const plan = planSections(blocks.map(({ type }: Of) => kinds[type as Of['type']]));
  // In blocks of words and a picture the picture changes its side from one to the next.
  const stories = blocks.filter(({ type }) => type === 'FEATURE');
  const firstRail = blocks.find(({ type }) => type === 'PRODUCT_RAIL');
  return blocks.map((block, index) => {
    const rendered = (
      <ContentBlock
        block={block}
        renderers={renderers}
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
        {index === 0 && afterFirst}
      </Fragment>
    ) : (
      <LateSection key={block.id} height={heights[block.type as Of['type']]}>
        {rendered}
      </LateSection>
    );
  });
}
