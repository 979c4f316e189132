import type { ComponentType } from 'react';
import { remoteLog } from '../api/browser-shop.ts';
import { ErrorBoundary } from '../widgets/error-boundary.tsx';
import type { Block, BlockProps, Renderers } from './block.ts';

interface ContentBlockProps<Of extends Block> extends Pick<BlockProps<unknown>, 'isFirst' | 'section' | 'flipped'> {
  readonly block: Of;
  /** Those of its kind of page. */
  readonly renderers: Renderers<Of>;
  /** Whether its place offers a way on when it fails; the others go without a word. */
  readonly isMissed: boolean;
}

/** One block. Data that its renderer cannot read takes nothing of the page but the block itself, and is logged. */
export function ContentBlock<Of extends Block>({ block, renderers, isMissed, ...place }: ContentBlockProps<Of>) {
  const { id, type, version, data } = block;
  // The table pairs each component with the data of its type and version, which TypeScript cannot follow by a key.
  const versions: object = renderers[type as Of['type']];
  const Renderer = (versions as Record<number, unknown>)[version] as ComponentType<BlockProps<Block['data']>>;
  return (
    <ErrorBoundary onError={remoteLog.pageError} quiet={!isMissed}>
      <Renderer id={id} data={data} {...place} />
    </ErrorBoundary>
  );
}
