import { Banner, Link, Stack } from '#design-system/index.ts';
import type { WizardDraft, WizardLine } from '#machines/rma-wizard/types.ts';
import type { components } from '#openapi/types.ts';
import type { UploadAccess } from '#src/actors/uploader/uploader-actor.ts';
import { contactHref } from '#src/routing/contact-address.ts';
import { LineReason } from './line-reason.tsx';
import { rmaText } from './text.ts';

/** What cannot be claimed for an order without protection, and the way to help all the same. */
function WithoutProtection({ note, orderNo }: { readonly note: string; readonly orderNo: string }) {
  return (
    <Banner tone="info">
      {note} <Link href={contactHref({ orderNo })}>{rmaText.items.write}</Link>
    </Banner>
  );
}

interface ReasonsStepProps {
  readonly eligibility: components['schemas']['RmaEligibility'];
  readonly draft: WizardDraft;
  readonly access: UploadAccess;
  /** By the id of its control; empty before the shopper wanted to go on. */
  readonly errors: ReadonlyMap<string, string>;
  readonly onChange: (lineId: string, part: Partial<WizardLine>) => void;
  /** Whether files are still on their way, or did not arrive. */
  readonly onUploads: (lineId: string, isUnderWay: boolean) => void;
}

/** Why, for each line: its reason, what there is to see, and what there is to say. */
export function ReasonsStep({ eligibility, draft, access, errors, onChange, onUploads }: ReasonsStepProps) {
  return (
    <Stack gap="xl">
      {draft.lines.map((line) => (
        <LineReason
          key={line.lineId}
          line={line}
          title={eligibility.lines.find(({ lineId }) => lineId === line.lineId)?.title ?? ''}
          isAlone={draft.lines.length === 1}
          reasons={eligibility.reasons.filter(({ types }) => types.some((type) => type === draft.type))}
          access={access}
          errors={errors}
          onChange={(part) => onChange(line.lineId, part)}
          onUploads={(isUnderWay) => onUploads(line.lineId, isUnderWay)}
        />
      ))}
      {draft.type === 'REFUND_ONLY' && eligibility.protectionNote !== undefined && (
        <WithoutProtection note={eligibility.protectionNote} orderNo={eligibility.orderNo} />
      )}
    </Stack>
  );
}
