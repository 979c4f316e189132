import { Bone, SkeletonText, Stack } from '#design-system/index.ts';
import { layoutText } from '#src/text/layout.ts';
import { Showcase } from './showcase.tsx';

export function LastOrderSkeleton() {
  return (
    <Stack loadingLabel={layoutText.loading}>
      <Showcase picture={null}>
        <Bone shape="title" />
        <SkeletonText lines={3} />
      </Showcase>
    </Stack>
  );
}
