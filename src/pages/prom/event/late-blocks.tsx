import { Suspense, useEffect, type ComponentType } from 'react';
import type { BlockOf, BlockProps } from '#src/blocks/block.ts';
import { lateCode } from '#src/widgets/late-section/late-code.tsx';
import { useKeptInput } from '#src/widgets/late-section/use-kept-input.ts';

/** Stands beside what is hydrated with it. */
function Shown({ onShown }: { readonly onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}

/** A block whose code a browser loads once somebody comes near it; what is pressed before that is done afterwards. */
function lateBlock<Data>(name: string, fetchCode: () => Promise<ComponentType<BlockProps<Data>>>) {
  const code = lateCode(name, fetchCode);
  function LateBlock(props: BlockProps<Data>) {
    const { attributes, onShown } = useKeptInput();
    return (
      <code.Guard>
        <div {...attributes}>
          <Suspense fallback={null}>
            <code.Component {...props} />
            <Shown onShown={onShown} />
          </Suspense>
        </div>
      </code.Guard>
    );
  }
  return { Block: LateBlock, load: code.load };
}

const coupons = lateBlock<BlockOf<'COUPONS', 1>['data']>('campaign-coupons', () =>
  import('./blocks/coupons-block.tsx').then(({ CouponsBlock }) => CouponsBlock),
);
const video = lateBlock<BlockOf<'VIDEO', 1>['data']>('campaign-video', () =>
  import('#src/blocks/kinds/video-block.tsx').then(({ VideoBlock }) => VideoBlock),
);

export const LateCoupons = coupons.Block;
export const LateVideo = video.Block;

/** For the server. */
export const loadLateBlocks = () => Promise.all([coupons.load(), video.load()]);
