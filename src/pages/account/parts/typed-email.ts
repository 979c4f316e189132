// In memory only: in an address or in storage an email would stay where others may read it.
const typed = { email: '' };

/** The email typed on the login or registration page, so that the other one has it already. */
export const typedEmail = (): string => typed.email;

export function keepTypedEmail(email: string): void {
  typed.email = email;
}
