import type { components } from '#openapi/types.ts';
import { pagePaths } from '#rules/page-paths.ts';
import { isProved, type RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { accountMails } from '../mails.ts';
import { maskEmail } from '#rules/mask-name.ts';
import { type Choices, keepChoices, type OpenTopic, readChoices } from './choices.ts';
import { mailToken, type MailTokenFacts, readMailToken } from './mail-token.ts';
import { mailTopics, topics } from './topics.ts';

type MailPreferences = components['schemas']['MailPreferences'];
type Change = components['schemas']['MailPreferencesChange'];

/** Whose preferences are meant: those of the address a link from an email was sent to, or else the member's. */
interface Reader extends Pick<RequestContext, 'account'> {
  readonly token: string | undefined;
}

/** @throws MAIL_LINK_INVALID, BAD_REQUEST for neither a link nor a member, AUTH_EMAIL_UNPROVED for an account whose address may be another's */
async function readerOf(shop: ShopContext, { token, account }: Reader): Promise<MailTokenFacts> {
  if (token !== undefined) return readMailToken(shop, token);
  if (account === undefined) {
    const message = 'Open the link in one of our emails, or log in.';
    throw new ShopError('BAD_REQUEST', { fields: [{ path: 'token', rule: 'required', message }] });
  }
  if (!isProved(account)) throw new ShopError('AUTH_EMAIL_UNPROVED');
  return shop.db.selectFrom('accounts').select('email').where('id', '=', account.accountId).executeTakeFirstOrThrow();
}

async function present(shop: ShopContext, email: string): Promise<MailPreferences> {
  const choices: Readonly<Record<string, boolean>> = await readChoices(shop.db, email);
  return {
    emailMasked: maskEmail(email),
    topics: mailTopics.map((topic) => {
      const { label, about, locked = false } = topics[topic];
      return { topic, label, about, state: (choices[topic] ?? true) ? 'ON' : 'OFF', ...(locked ? { locked } : {}) };
    }),
  };
}

/** Which mail the reader gets. @throws MAIL_LINK_INVALID, BAD_REQUEST, AUTH_EMAIL_UNPROVED */
export async function readMailPreferences(shop: ShopContext, reader: Reader): Promise<MailPreferences> {
  return present(shop, (await readerOf(shop, reader)).email);
}

/**
 * Takes over what the reader wants, at once. A token that comes alone ends the kind of mail it came with, which is what
 * the button of a mail program sends; one without a kind ends all that can end.
 * @throws MAIL_LINK_INVALID, MAIL_TOPIC_LOCKED, BAD_REQUEST, AUTH_EMAIL_UNPROVED
 */
export async function changeMailPreferences(
  shop: ShopContext,
  reader: Reader,
  change: Change,
): Promise<MailPreferences> {
  const { email, topic } = await readerOf(shop, reader);
  const choices = choicesOf(change, topic);
  await withTransaction(shop, 'durable', (tx) =>
    keepChoices(shop, tx, email, { ...choices, ...(change.reasonCode ? { reasonCode: change.reasonCode } : {}) }),
  );
  return present(shop, email);
}

const nothing: Choices = { STOCK_ALERTS: false, REWARDS: false, COMMUNITY: false, NEWS: false };

function choicesOf({ topics: chosen, wanted: names, all }: Change, topic: MailTokenFacts['topic']): Partial<Choices> {
  if (all) return nothing;
  if (names !== undefined) return { ...nothing, ...Object.fromEntries(names.map((name) => [name, true])) };
  if (chosen === undefined) return topic === undefined || topic === 'ORDER_UPDATES' ? nothing : { [topic]: false };
  const choices: Partial<Record<OpenTopic, boolean>> = {};
  for (const { topic: name, state } of chosen) {
    if (name !== 'ORDER_UPDATES') choices[name] = state === 'ON';
    else if (state === 'OFF') throw new ShopError('MAIL_TOPIC_LOCKED');
  }
  return choices;
}

/** One such mail per address in this time (ms). */
export const linkPause = 10 * 60_000;

/** Mails a fresh link to an address that we know; the answer is the same for one that we do not know. */
export async function mailPreferencesLink(shop: ShopContext, email: string): Promise<void> {
  if (!(await isKnown(shop, email))) return;
  const link = `${shop.config.publicOrigin}${pagePaths.emailPreferences}?token=${mailToken(shop, { email })}`;
  const dedupKey = `preferences ${email} ${Math.floor(shop.clock.now() / linkPause)}`;
  await withTransaction(shop, 'durable', (tx) =>
    sendMail(shop, tx, { to: email, template: accountMails.preferencesLink, facts: { link } }, { dedupKey }),
  );
}

async function isKnown({ db }: ShopContext, email: string): Promise<boolean> {
  const found = await Promise.all([
    db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst(),
    db.selectFrom('orders').select('id').where('guest_email', '=', email).executeTakeFirst(),
    db.selectFrom('stock_subscriptions').select('id').where('email', '=', email).executeTakeFirst(),
    db.selectFrom('mail_preferences').select('id').where('email', '=', email).executeTakeFirst(),
  ]);
  return found.some((row) => row !== undefined);
}
