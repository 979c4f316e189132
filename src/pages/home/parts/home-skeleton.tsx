import { Bone, SkeletonList, Stack } from '#design-system/index.ts';

/** The hero and two rails, while they are on their way. */
export function HomeSkeleton() {
  return (
    <Stack gap="xxl" aria-busy>
      <Bone shape="banner" />
      <SkeletonList count={4} />
      <SkeletonList count={4} />
    </Stack>
  );
}
