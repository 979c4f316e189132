import { SkeletonText, Stack } from '#design-system/index.ts';
import { plainText } from '../text/plain-pages.ts';

/** Lines of words that are on their way, as a group with a name; a sentence where no script brings them. */
export function TextSkeleton({ label, lines }: { label: string; lines: number }) {
  return (
    <Stack loadingLabel={label}>
      <SkeletonText lines={lines} />
      {/* React leaves it as the server wrote it, so no browser needs its words. */}
      <noscript>{import.meta.env.SSR && plainText.needed}</noscript>
    </Stack>
  );
}
