import { TextField } from '#design-system/index.ts';
import { revokeText } from '#src/text/revoke.ts';
import { EmailField } from '#src/widgets/email-field.tsx';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import type { RevokeFields } from './use-revoke-fields.ts';

const text = revokeText.declaration;
const maxName = 100;

/** Who withdraws, and where the confirmation goes. */
export function DeclarationFields({ fields }: { fields: RevokeFields }) {
  return (
    <TitledSection title={text.title} lead={text.lead}>
      <TextField
        {...fields.text('name')}
        name="declaredName"
        label={text.name}
        autoComplete="name"
        required
        maxLength={maxName}
      />
      <EmailField {...fields.text('email')} name="declaredEmail" label={text.email} autoComplete="email" />
    </TitledSection>
  );
}
