import { TextField } from '#design-system/index.ts';
import { revokeText } from '#src/text/revoke.ts';
import { EmailField } from '#src/widgets/email-field.tsx';
import { TitledPanel } from '#src/widgets/titled-panel.tsx';
import type { Declaration, DeclarationComplaints } from './declaration.ts';
import { fieldIds } from './field-ids.ts';

const text = revokeText.declaration;
const maxName = 100;

interface DeclarationFieldsProps {
  readonly declaration: Declaration;
  readonly complaints: DeclarationComplaints;
  readonly onChange: (details: Readonly<Record<string, string>>) => void;
}

/** Who withdraws, and where the confirmation goes. */
export function DeclarationFields({ declaration, complaints, onChange }: DeclarationFieldsProps) {
  return (
    <TitledPanel title={text.title} lead={text.lead}>
      <TextField
        id={fieldIds.name}
        name="declaredName"
        label={text.name}
        value={declaration.name}
        error={complaints.name}
        autoComplete="name"
        required
        maxLength={maxName}
        onChange={(event) => onChange({ declaredName: event.target.value })}
      />
      <EmailField
        id={fieldIds.email}
        name="declaredEmail"
        label={text.email}
        value={declaration.email}
        error={complaints.email}
        autoComplete="email"
        onChange={(event) => onChange({ declaredEmail: event.target.value.trim() })}
      />
    </TitledPanel>
  );
}
