import { Text, TextArea } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { revokeText } from '#src/text/revoke.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { ReasonChips } from './reason-chips.tsx';
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
  const { id, value, error } = fields.text('reason');
  const title = isNeeded ? text.needed : text.optional;
  return (
    <TitledSection
      title={title}
      aside={
        !isNeeded && (
          <Text size="small" tone="muted">
            {text.isOptional}
          </Text>
        )
      }
    >
      <ReasonChips
        id={id}
        label={title}
        isNeeded={isNeeded}
        error={error}
        reasons={isNeeded ? reasons : [...reasons, { code: '', label: text.none }]}
        value={value}
        onChange={(code) => fields.set('reason', code)}
      />
      <TextArea
        {...fields.text('note')}
        label={text.note}
        optionalText={text.isOptional}
        rows={2}
        maxLength={maxNote}
      />
    </TitledSection>
  );
}
