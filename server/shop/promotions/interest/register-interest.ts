import { randomBytes } from 'node:crypto';
import type { components } from '#openapi/types.ts';
import { day } from '#rules/durations.ts';
import { interestMailPause, interestMailsPerDay, interestUnprovedLife } from '#rules/interest.ts';
import { spelled } from '#rules/by-site.ts';
import { interestPath } from '#rules/page-paths.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { giveTurnBack, type MailboxTurn, claimTurn } from '#server/security/mailbox-turns.ts';
import { tokenHash } from '#server/security/token-hash.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { keepChoices } from '../../account/preferences/choices.ts';
import { requireEmail } from '../../account/require-email.ts';
import { interestMails } from './mails.ts';
import type { Project } from './projects.ts';
import { requireProject } from './read-interest.ts';
import { bucketOf, countPerson, findRegistration, type Registrant, type Registration } from './registrations.ts';

type Request = components['schemas']['InterestRequest'];
type Choices = Pick<Registration, 'site' | 'option_sku' | 'answers'>;

/**
 * Notes who wants to hear of a project, and which option they would like. The address of a member counts at once and can be
 * registered anew with other choices; that of a guest counts once its link is opened, and the answer is the same whatever is
 * known of it.
 * @throws NOT_FOUND, NOT_IN_MARKET, PROMO_NOT_STARTED, PROMO_ENDED, BAD_REQUEST for a guest without an address and for
 * choices that the project does not have
 */
export async function registerInterest(
  shop: ShopContext,
  { site, account }: Pick<RequestContext, 'site' | 'account'>,
  request: Request,
): Promise<components['schemas']['InterestReceipt']> {
  const project = await requireProject(shop, site, request.projectId);
  refuseUnlessOpen(project);
  const choices: Choices = { site, ...acceptChoices(project, request) };
  return registerAddress(shop, account?.accountId, {
    promoId: project.row.promo_id,
    choices,
    email: request.email,
    ask: (link) => ({
      template: interestMails.interestConfirm,
      path: interestPath,
      query: { projectId: project.row.promo_id, site, token: link },
      title: spelled(project.row.title, site),
    }),
  });
}

/** A registration that is asked for, for whichever promotion people wait. */
export interface NewRegistration {
  readonly promoId: string;
  readonly choices: Choices;
  /** Of a guest. */
  readonly email: string | undefined;
  /** The mail that asks a guest whether the address is theirs. @param link the token behind the link in it */
  readonly ask: (link: string) => ConfirmationMail;
}

interface ConfirmationMail {
  readonly template: typeof interestMails.interestConfirm;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly title: string;
}

/**
 * Registers the address of a member, which counts at once, or mails a link to that of a guest, which counts once it is opened.
 * @throws BAD_REQUEST for a guest without an address
 */
export async function registerAddress(
  shop: ShopContext,
  accountId: string | undefined,
  registration: NewRegistration,
): Promise<components['schemas']['InterestReceipt']> {
  const { promoId, choices } = registration;
  if (accountId === undefined) {
    const email = requireEmail(registration.email);
    await withTransaction(shop, 'durable', (tx) => registerGuest(shop, tx, registration, email));
    return { state: 'VERIFY' };
  }
  await withTransaction(shop, 'durable', async (tx) => {
    const { email } = await tx
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const own = await enter(shop, tx, { promoId, email, choices });
    await tx
      .updateTable('interest_registrations')
      .set({ ...choices, updated_at: shop.clock.now() })
      .where('promo_id', '=', own.promo_id)
      .where('email', '=', email)
      .execute();
    await confirm(shop, tx, own);
  });
  return { state: 'REGISTERED' };
}

function refuseUnlessOpen({ state }: Project): void {
  if (state === 'COMING') throw new ShopError('PROMO_NOT_STARTED');
  if (state !== 'OPEN') throw new ShopError('PROMO_ENDED', { message: 'Sign-up is closed.' });
}

function acceptChoices({ config }: Project, { sku, answers = [] }: Request): Omit<Choices, 'site'> {
  if (sku !== undefined && !config.options.some((option) => option.sku === sku)) throw unknownChoice('sku');
  for (const [index, { questionId, choiceId }] of answers.entries()) {
    const question = config.survey.find((each) => each.questionId === questionId);
    const isSecond = answers.findIndex((each) => each.questionId === questionId) !== index;
    const isOffered = question?.choices.some((choice) => choice.choiceId === choiceId) ?? false;
    if (!isOffered || isSecond) throw unknownChoice(`answers.${index}`);
  }
  return { option_sku: sku ?? null, answers: JSON.stringify(answers) };
}

const unknownChoice = (path: string): ShopError =>
  new ShopError('BAD_REQUEST', { fields: [{ path, rule: 'oneOf', message: 'Choose one of the options' }] });

/** The row of an address, made where it has none; whoever comes second waits for the first to commit. */
async function enter(
  { clock }: Pick<ShopContext, 'clock'>,
  tx: Tx,
  { promoId, email, choices }: { readonly promoId: string; readonly email: string; readonly choices: Choices },
): Promise<Registration> {
  const now = clock.now();
  const unproved = { link_hash: null, mails: 0, mailed_at: null, confirmed_at: null, notified_at: null };
  return tx
    .insertInto('interest_registrations')
    .values({
      ...{ promo_id: promoId, email, bucket: bucketOf(email), ...choices, ...unproved },
      ...{ created_at: now, updated_at: now },
    })
    .onConflict((conflict) => conflict.columns(['promo_id', 'email']).doUpdateSet({ updated_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Who counts once, whatever they write behind the name of their mailbox. */
const turnOf = ({ promo_id: promoId, email }: Pick<Registration, 'promo_id' | 'email'>): MailboxTurn => ({
  what: `interest ${promoId}`,
  email,
  holder: tokenHash(email),
});

/**
 * Counts an address that is proved, once, and one of each mailbox; whoever asks again has changed their mind about such mail.
 */
async function confirm(shop: ShopContext, tx: Tx, own: Registration): Promise<void> {
  const { promo_id: promoId, email } = own;
  if (!(await claimTurn(shop, tx, turnOf(own)))) return;
  const now = shop.clock.now();
  const confirmed = await tx
    .updateTable('interest_registrations')
    .set({ confirmed_at: now, updated_at: now })
    .where('promo_id', '=', promoId)
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .returning(['promo_id', 'bucket'])
    .executeTakeFirst();
  if (!confirmed) return;
  await countPerson(tx, confirmed, 1);
  await keepChoices(shop, tx, email, { STOCK_ALERTS: true });
}

/** What is proved is changed by nobody who only knows the address; its link is mailed again. */
async function registerGuest(
  shop: ShopContext,
  tx: Tx,
  { promoId, choices, ask }: NewRegistration,
  email: string,
): Promise<void> {
  const own = await enter(shop, tx, { promoId, email, choices });
  if (own.confirmed_at === null) {
    await tx
      .updateTable('interest_registrations')
      .set(choices)
      .where('promo_id', '=', own.promo_id)
      .where('email', '=', email)
      .execute();
  }
  const mails = await mailsWithinCaps(shop, tx, own);
  if (mails === undefined) return;
  const token = randomBytes(32).toString('base64url');
  await tx
    .updateTable('interest_registrations')
    .set({ link_hash: tokenHash(token), mails, mailed_at: shop.clock.now() })
    .where('promo_id', '=', own.promo_id)
    .where('email', '=', email)
    .execute();
  const { template, path, query, title } = ask(token);
  await sendMail(shop, tx, {
    to: email,
    template,
    facts: {
      title,
      link: `${shop.config.publicOrigin}${path}?${new URLSearchParams(query).toString()}`,
      days: interestUnprovedLife / day,
    },
  });
}

/** How many links the project has mailed to the address within a day, with the next one; undefined where that is too many. */
async function mailsWithinCaps(
  { clock }: Pick<ShopContext, 'clock'>,
  tx: Tx,
  { email, mails, mailed_at: last }: Registration,
): Promise<number | undefined> {
  const now = clock.now();
  if (last !== null && now - last < interestMailPause) return undefined;
  const { sent } = await tx
    .selectFrom('interest_registrations')
    .select((row) => row.fn.sum<number | null>('mails').as('sent'))
    .where('email', '=', email)
    .where('mailed_at', '>', now - day)
    .executeTakeFirstOrThrow();
  if (Number(sent ?? 0) >= interestMailsPerDay) return undefined;
  return last !== null && last > now - day ? mails + 1 : 1;
}

/** The press behind the link in a mail. @throws NOT_FOUND for a link that was replaced or never sent, PROMO_ENDED */
export async function confirmInterest(
  shop: ShopContext,
  { projectId, token }: { readonly projectId: string; readonly token: string },
): Promise<void> {
  await confirmAddress(shop, { promoId: projectId, token }, async ({ site }) =>
    refuseUnlessOpen(await requireProject(shop, site, projectId)),
  );
}

/**
 * Counts the address behind a link; one that counts already stays so.
 * @param refuse throws where nobody can register any more
 * @throws NOT_FOUND for a link that was replaced or never sent
 */
export async function confirmAddress(
  shop: ShopContext,
  who: { readonly promoId: string; readonly token: string },
  refuse: (own: Registration) => Promise<void>,
): Promise<void> {
  const own = await findRegistration(shop.db, who);
  if (!own) throw new ShopError('NOT_FOUND');
  if (own.confirmed_at !== null) return;
  await refuse(own);
  await withTransaction(shop, 'durable', (tx) => confirm(shop, tx, own));
}

/** Takes somebody off a project and forgets them; who is not on it stays so. @throws UNAUTHORIZED for a guest without a link */
export async function withdrawInterest(shop: ShopContext, who: Registrant): Promise<void> {
  if (who.token === undefined && who.accountId === undefined) throw new ShopError('UNAUTHORIZED');
  await withTransaction(shop, 'durable', async (tx) => {
    const own = await findRegistration(tx, who);
    if (!own) return;
    const gone = await tx
      .deleteFrom('interest_registrations')
      .where('promo_id', '=', own.promo_id)
      .where('email', '=', own.email)
      .returning(['promo_id', 'bucket', 'confirmed_at'])
      .executeTakeFirst();
    if (gone && gone.confirmed_at !== null) await countPerson(tx, gone, -1);
    await giveTurnBack(shop, tx, turnOf(own));
  });
}

/** Job: forgets those who did not open their link. @returns how many */
export async function forgetUnproved({ db, clock }: ShopContext): Promise<number> {
  const { numDeletedRows: gone } = await db
    .deleteFrom('interest_registrations')
    .where('confirmed_at', 'is', null)
    .where('updated_at', '<', clock.now() - interestUnprovedLife)
    .executeTakeFirst();
  return Number(gone);
}
