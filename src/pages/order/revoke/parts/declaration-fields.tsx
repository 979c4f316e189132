import { TextField } from '#design-system/index.ts';
import { emailMaxLength } from '#rules/limits.ts';
import { revokeText } from '#src/text/revoke.ts';
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
      <TextField
        id={fieldIds.email}
        name="declaredEmail"
        type="text"
        label={text.email}
        value={declaration.email}
        error={complaints.email}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={emailMaxLength}
        onChange={(event) => onChange({ declaredEmail: event.target.value.trim() })}
      />
    </TitledPanel>
  );
}
