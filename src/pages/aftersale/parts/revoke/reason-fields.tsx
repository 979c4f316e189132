import { Select, TextArea } from '#design-system/index.ts';
import type { RevokeDraft } from '#machines/revoke/types.ts';
import type { components } from '#openapi/types.ts';
import { revokeText } from '#src/text/revoke.ts';
import { TitledPanel } from '#src/widgets/titled-panel.tsx';
import { fieldIds } from './field-ids.ts';

const text = revokeText.reason;
const maxNote = 500;

interface ReasonFieldsProps {
  readonly reasons: components['schemas']['RevokeOptions']['reasons'];
  readonly isNeeded: boolean;
  readonly isMissing: boolean;
  readonly wish: RevokeDraft;
  readonly onChange: (change: Partial<RevokeDraft>) => void;
}

/** Why, from the list of the shop and in own words. */
export function ReasonFields({ reasons, isNeeded, isMissing, wish, onChange }: ReasonFieldsProps) {
  const { reason, details } = wish;
  return (
    <TitledPanel title={text.title}>
      <Select
        id={fieldIds.reason}
        label={isNeeded ? text.needed : text.optional}
        optionalText={isNeeded ? undefined : text.isOptional}
        error={isMissing ? text.missing : undefined}
        required={isNeeded}
        placeholder={isNeeded ? text.choose : text.none}
        options={reasons.map(({ code, label }) => ({ value: code, label }))}
        value={reason ?? ''}
        onChange={(event) => onChange({ reason: event.target.value === '' ? null : event.target.value })}
      />
      <TextArea
        label={text.note}
        optionalText={text.isOptional}
        rows={3}
        maxLength={maxNote}
        value={details['note'] ?? ''}
        onChange={(event) => onChange({ details: { ...details, note: event.target.value } })}
      />
    </TitledPanel>
  );
}
