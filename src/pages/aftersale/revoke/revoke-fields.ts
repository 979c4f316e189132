import { missingOf } from '#machines/revoke/draft.ts';
import type { RevokeDraft, RevokeMode } from '#machines/revoke/types.ts';
import type { components } from '#openapi/types.ts';
import { cleanText } from '#rules/clean-text.ts';
import { isEmail } from '#rules/validators.ts';
import type { FieldErrors } from '#src/forms/form-errors.ts';
import { revokeText as text } from '#src/text/revoke.ts';
import { giftText } from '../parts/gift-text.ts';
import { giftFieldId } from '../parts/gift-choice.tsx';
import type { RevokeOption } from './refund-preview.ts';

/** Who withdraws, and where the confirmation goes. */
export type Declaration = components['schemas']['Declaration'];

/** What the form of a cancellation or withdrawal holds; its machine owns all of it, as one draft. */
export interface RevokeInput {
  readonly lines: RevokeDraft['lines'];
  readonly gifts: RevokeDraft['gifts'];
  /** Empty where none is given. */
  readonly reason: string;
  readonly note: string;
  readonly name: string;
  readonly email: string;
}

const blankDeclaration: Declaration = { name: '', email: '' };

export const lineFieldId = (lineId: string): string => `revoke-line-${lineId}`;

/** The ids of the controls in the order of the page. */
export const revokeIds = ({ lines, gifts }: RevokeOption) => ({
  ...(lines?.[0] && { lines: lineFieldId(lines[0].lineId) }),
  ...(gifts?.[0] && { gifts: giftFieldId(gifts[0].lineId) }),
  reason: 'revoke-reason',
  note: 'revoke-note',
  name: 'revoke-name',
  email: 'revoke-email',
});

/** The draft as its fields show it; the declaration is as the order knows its buyer until something else is typed. */
export function inputOf(
  { lines, gifts, reason, details }: RevokeDraft,
  { declared = blankDeclaration }: Pick<RevokeOption, 'declared'>,
): RevokeInput {
  return {
    lines,
    gifts,
    reason: reason ?? '',
    note: details['note'] ?? '',
    name: details['declaredName'] ?? declared.name,
    email: details['declaredEmail'] ?? declared.email,
  };
}

/** What the fields change in the draft. What the order knows already is not repeated in it. */
export function changeOf(
  { lines, gifts, reason, note, name, email }: RevokeInput,
  { declared = blankDeclaration }: Pick<RevokeOption, 'declared'>,
): Partial<RevokeDraft> {
  const declaredEmail = cleanText('email', email);
  return {
    lines,
    gifts,
    reason: reason === '' ? null : reason,
    details: {
      ...(note === '' ? {} : { note }),
      ...(name === declared.name ? {} : { declaredName: name }),
      ...(declaredEmail === declared.email ? {} : { declaredEmail }),
    },
  };
}

/** The rules of the form: what the machine asks for, and the declaration where the mode has one. */
export function checkInput(
  input: RevokeInput,
  { mode, declared }: Pick<RevokeOption, 'mode' | 'declared'>,
  modes: readonly RevokeMode[],
): FieldErrors<RevokeInput> {
  const draft = {
    mode,
    lines: input.lines,
    gifts: input.gifts,
    reason: input.reason === '' ? null : input.reason,
    details: {},
  };
  const missing = missingOf({ modes, draft });
  return {
    lines: missing.includes('lines') ? text.lines.missing : undefined,
    gifts: missing.includes('gifts') ? giftText.missing : undefined,
    reason: missing.includes('reason') ? text.reason.missing : undefined,
    ...(declared && checkDeclaration(input, declared)),
  };
}

/** The known address may be masked for a guest: sent back as it was shown, it means the order's own. */
function checkDeclaration({ name, email }: Declaration, original: Declaration) {
  const { nameMissing, emailInvalid } = text.declaration;
  return {
    name: cleanText('line', name) === '' ? nameMissing : undefined,
    email: email === original.email || isEmail(cleanText('email', email)) ? undefined : emailInvalid,
  };
}
