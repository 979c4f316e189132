import { lazy, Suspense, useState } from 'react';
import { Button, IconCheck, ReviewCard, Text, type ReviewPicture } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { postDay } from '#src/widgets/post-day.ts';
import { reviewsText as text } from './text.ts';
import { useVote } from './use-vote.ts';

type Review = components['schemas']['Review'];

const PictureDialog = lazy(() => import('./picture-dialog.tsx').then((part) => ({ default: part.PictureDialog })));
const ReportDialog = lazy(() => import('./report-dialog.tsx').then((part) => ({ default: part.ReportDialog })));

/** Pictures of an upload have no size that is known before; they are shown cut to a square. */
const side = 96;

const picturesOf = ({ media, author }: Review): ReviewPicture[] =>
  media.map(({ url, type }, index) => ({
    alt: (type === 'VIDEO' ? text.film : text.picture)(index + 1, media.length, author),
    width: side,
    height: side,
    day: { src: url },
    film: type === 'VIDEO',
  }));

/** One review with what a reader can do about it. */
export function ReviewItem({ spu, review }: { spu: string; review: Review }) {
  const site = useSite();
  const isOnline = useOnline();
  const vote = useVote(spu);
  const [openPicture, setOpenPicture] = useState<number>();
  const [isReporting, setReporting] = useState(false);
  const [isReported, setReported] = useState(false);
  const { author, rating, title, body, verified, options, helpful, voted, own, merchantReply, createdTime } = review;
  return (
    <>
      <ReviewCard
        author={author}
        rating={{ value: rating, label: text.rating(rating) }}
        date={postDay(createdTime, site)}
        title={title}
        body={body}
        verified={verified ? text.verified : undefined}
        options={options.length === 0 ? undefined : options.map(({ value }) => value).join(', ')}
        pictures={picturesOf(review)}
        onPicture={setOpenPicture}
        reply={merchantReply === undefined ? undefined : { author: text.shop, text: merchantReply }}
        actions={
          own ? (
            helpful > 0 && (
              <Text size="small" tone="muted">
                {text.own(helpful)}
              </Text>
            )
          ) : (
            <>
              <Button
                tone="quiet"
                size="s"
                flush
                aria-pressed={voted}
                disabled={!isOnline}
                onClick={() => vote(review)}
              >
                {voted && <IconCheck size={16} />}
                {text.helpful(helpful)}
              </Button>
              <Button tone="quiet" size="s" disabled={!isOnline || isReported} onClick={() => setReporting(true)}>
                {isReported ? text.reported : text.report}
              </Button>
            </>
          )
        }
      />
      {openPicture !== undefined && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <PictureDialog review={review} start={openPicture} onClose={() => setOpenPicture(undefined)} />
          </Suspense>
        </ErrorBoundary>
      )}
      {isReporting && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <ReportDialog
              reviewId={review.reviewId}
              onSent={() => setReported(true)}
              onClose={() => setReporting(false)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
