import { Bone, SkeletonList, Stack } from '#design-system/index.ts';
import { layoutText } from '#src/text/layout.ts';

/** The hero and two rails, while they are on their way. */
export function HomeSkeleton() {
  return (
    <Stack gap="xxl" loadingLabel={layoutText.loading}>
      <Bone shape="banner" />
      <SkeletonList count={4} />
      <SkeletonList count={4} />
    </Stack>
  );
}
