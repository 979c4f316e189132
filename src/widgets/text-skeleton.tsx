import { SkeletonText, Stack } from '#design-system/index.ts';

/** Lines of words that are on their way, as a group with a name. */
export function TextSkeleton({ label, lines }: { label: string; lines: number }) {
  return (
    <Stack loadingLabel={label}>
      <SkeletonText lines={lines} />
    </Stack>
  );
}
