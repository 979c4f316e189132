import { Button, Inline, InlineMessage } from '#design-system/index.ts';
import { reviewsText as text } from './text.ts';

/** Stands where reviews did not load. */
export function ReviewsFailed({ retry }: { retry: () => unknown }) {
  return (
    <Inline gap="m" align="centre" wrap>
      <InlineMessage tone="critical">{text.failed}</InlineMessage>
      <Button tone="outline" size="s" onClick={() => void retry()}>
        {text.retry}
      </Button>
    </Inline>
  );
}
