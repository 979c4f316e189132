import { Select, TextArea } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { revokeText } from '#src/text/revoke.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import type { RevokeFields } from './use-revoke-fields.ts';

const text = revokeText.reason;
const maxNote = 500;

interface ReasonFieldsProps {
  readonly reasons: components['schemas']['RevokeOptions']['reasons'];
  readonly isNeeded: boolean;
  readonly fields: RevokeFields;
}

/** Why, from the list of the shop and in own words. */
export function ReasonFields({ reasons, isNeeded, fields }: ReasonFieldsProps) {
  return (
    <TitledSection title={text.title}>
      <Select
        {...fields.text('reason')}
        label={isNeeded ? text.needed : text.optional}
        optionalText={isNeeded ? undefined : text.isOptional}
        required={isNeeded}
        placeholder={isNeeded ? text.choose : text.none}
        options={reasons.map(({ code, label }) => ({ value: code, label }))}
      />
      <TextArea
        {...fields.text('note')}
        label={text.note}
        optionalText={text.isOptional}
        rows={3}
        maxLength={maxNote}
      />
    </TitledSection>
  );
}
