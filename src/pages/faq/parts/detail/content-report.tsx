import type { components } from '#openapi/types.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { ReportDialog } from '#src/widgets/report/report-dialog.tsx';
import { questionText } from '../../text/detail.ts';
import type { ContentType } from './use-question-commands.ts';

type Reason = components['schemas']['ContentReport']['reasonCode'];

const reasons = ['SPAM', 'OFFENSIVE', 'PRIVATE_DATA', 'OFF_TOPIC', 'WRONG'] as const satisfies readonly Reason[];

interface ContentReportProps {
  readonly type: ContentType;
  readonly id: string;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** The report of a question or an answer. */
export function ContentReport({ type, id, ...then }: ContentReportProps) {
  const { client } = useShop();
  return (
    <ReportDialog
      title={questionText.reportTitles[type]}
      reasons={reasons}
      report={(reasonCode) =>
        unwrap(
          client.POST('/app-mall/v1/appQuestionAnswer/report', {
            body: { targetType: type, targetId: id, reasonCode },
          }),
        )
      }
      {...then}
    />
  );
}
