/** Providers to which dots in a name say nothing, each by the name that stands for all of its own. */
const withoutDots: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * One name for all spellings of an email address that reach the same mailbox: without case, without what stands behind a plus sign, and
 * without dots where these say nothing. It is compared, and never written to.
 */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const own = name.replace(/(?<=.)\+.*$/s, '');
  const provider = withoutDots[host];
  return provider === undefined ? `${own}@${host}` : `${own.replaceAll('.', '')}@${provider}`;
}
