import { reportReasons } from '#rules/review-moderation.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { ReportDialog } from '#src/widgets/report/report-dialog.tsx';
import { reviewsText } from '../../../text/reviews.ts';

interface ReviewReportProps {
  readonly reviewId: string;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** The report of a review. */
export function ReviewReport({ reviewId, ...then }: ReviewReportProps) {
  const { client } = useShop();
  return (
    <ReportDialog
      title={reviewsText.reportTitle}
      reasons={reportReasons}
      report={(reason) => unwrap(client.POST('/app-mall/v1/review/report', { body: { reviewId, reason } }))}
      {...then}
    />
  );
}
