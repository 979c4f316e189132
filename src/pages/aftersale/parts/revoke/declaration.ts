import type { RevokeDraft } from '#machines/revoke/types.ts';
import type { components } from '#openapi/types.ts';
import { isEmail } from '#rules/validators.ts';
import { revokeText } from '#src/text/revoke.ts';

/** Who withdraws, and where the confirmation goes. */
export type Declaration = components['schemas']['Declaration'];
export type DeclarationComplaints = Readonly<Partial<Record<keyof Declaration, string>>>;

/** As the order knows it until something else is typed. */
export function declarationOf(known: Declaration, { details }: RevokeDraft): Declaration {
  return { name: details['declaredName'] ?? known.name, email: details['declaredEmail'] ?? known.email };
}

/** The known address may be masked for a guest: sent back as it was shown, it means the order's own. */
export function checkDeclaration({ name, email }: Declaration, known: Declaration): DeclarationComplaints {
  const { nameMissing, emailInvalid } = revokeText.declaration;
  return {
    ...(name.trim() === '' ? { name: nameMissing } : {}),
    ...(email === known.email || isEmail(email) ? {} : { email: emailInvalid }),
  };
}
