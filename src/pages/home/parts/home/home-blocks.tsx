import { memo } from 'react';
import { Container, Stack } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { LateSection } from '#src/widgets/late-section/late-section.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { HomeBlock } from './home-block.tsx';

export interface HomeBlocksProps {
  readonly blocks: readonly components['schemas']['HomeBlock'][];
  /** When they came, epoch ms on the device clock. */
  readonly readAt: number;
}

/** The blocks of the home page. One that fails goes; only the hero and the first rail are missed enough to offer Retry. */
export function HomeBlocks({ blocks, readAt }: HomeBlocksProps) {
  const online = useOnline();
  return (
    <Stack gap="xxl">
      {!online && (
        <Container>
          <OfflineNote readAt={readAt} />
        </Container>
      )}
      <BlockList blocks={blocks} />
    </Stack>
  );
}

/** Blocks of the first view, which are hydrated with the page. */
const inFirstView = 2;

const BlockList = memo(function BlockList({ blocks }: Pick<HomeBlocksProps, 'blocks'>) {
  // What is told in words and a picture stands on the one side, then on the other.
  const stories = blocks.filter(({ type }) => type === 'FEATURE' || type === 'VIDEO');
  const firstRail = blocks.find(({ type }) => type === 'PRODUCT_RAIL');
  return blocks.map((block, index) => {
    const isMissed = block.type === 'HERO' || block === firstRail;
    const content = (
      <ErrorBoundary key={block.id} onError={remoteLog.pageError} quiet={!isMissed}>
        <HomeBlock block={block} isFirst={index === 0} flipped={stories.indexOf(block) % 2 === 1} />
      </ErrorBoundary>
    );
    return index < inFirstView ? content : <LateSection key={block.id}>{content}</LateSection>;
  });
});
