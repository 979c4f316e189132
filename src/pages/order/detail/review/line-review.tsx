import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { reviewText as text } from './text.ts';
import { reviewDraftOf } from './review-draft.ts';
import * as styles from './line-review.css.ts';

type Line = components['schemas']['OrderLine'];

const WriteReview = lazy(() => import('./write-review.tsx').then((part) => ({ default: part.WriteReview })));

/** Offers to review an order line, and says what became of the review that was written. */
export function LineReview({ orderNo, line }: { orderNo: string; line: Line }) {
  const { member } = useShop();
  const isOnline = useOnline();
  const [isOpen, setOpen] = useState(false);
  const [receipt, setReceipt] = useState<components['schemas']['ReviewReceipt']>();
  const state = useRef<HTMLDivElement>(null);
  const review = line.review ?? receipt;
  // The button that had the focus is gone with the review.
  useEffect(() => {
    if (receipt) state.current?.focus();
  }, [receipt]);

  if (!review && !line.toReview) return null;
  const hasDraft = isOpen || (member !== null && reviewDraftOf(member, line.lineId).read() !== undefined);
  return (
    <>
      {review ? (
        <div ref={state} tabIndex={-1} className={styles.review}>
          <Text size="small">{text.state[review.status]}</Text>
          {line.review?.rejection && (
            <Text size="small" tone="muted">
              {text.rejection[line.review.rejection]}
            </Text>
          )}
        </div>
      ) : (
        <Button
          tone="outline"
          size="s"
          disabled={!isOnline}
          aria-label={(hasDraft ? text.goOnOf : text.writeOf)(line.title)}
          onClick={() => setOpen(true)}
        >
          {hasDraft ? text.goOn : text.write}
        </Button>
      )}
      {isOpen && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <WriteReview
              orderNo={orderNo}
              line={line}
              onClose={() => setOpen(false)}
              onWritten={(written) => {
                setOpen(false);
                setReceipt(written);
              }}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
