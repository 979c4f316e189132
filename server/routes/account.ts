import { defineHandlers } from '../contract/handler.ts';
import { requireMember, requireProved } from '../contract/request-context.ts';
import { ShopError } from '../contract/shop-error.ts';
import { changeEmail } from '../shop/account/change-email.ts';
import { changePassword, resetPassword } from '../shop/account/change-password.ts';
import { changeUserInfo } from '../shop/account/change-user-info.ts';
import { cancelDeletion, requestDeletion } from '../shop/account/personal-data/delete-account.ts';
import { endFamily, endOtherSessions, endSession } from '../shop/account/sessions/end-sessions.ts';
import { requestExport } from '../shop/account/personal-data/export-data.ts';
import { listSessions } from '../shop/account/sessions/list-sessions.ts';
import { confirmEmail, sendProof } from '../shop/account/email-proof.ts';
import { login } from '../shop/account/login.ts';
import { register } from '../shop/account/register.ts';
import { rotateTokens } from '../shop/account/sessions/rotate-tokens.ts';
import { listSavvyPoints } from '../shop/loyalty/list-savvy-points.ts';
import { readSavvy } from '../shop/loyalty/read-savvy.ts';
import { readUserInfo } from '../shop/account/user-info.ts';
import { checkCode, sendCode } from '../shop/account/verification-codes.ts';

export const accountRoutes = defineHandlers({
  checkEmail: async ({ query }, shop) => {
    const account = await shop.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', query.email)
      .executeTakeFirst();
    return { registered: account !== undefined };
  },
  sendCode: ({ body, context }, shop) => sendCode(shop, { ...body, client: context.client }),
  checkCode: ({ body, context }, shop) => checkCode(shop, { ...body, client: context.client }),
  register: ({ body, context }, shop) => register(shop, body, context.client),
  resetPassword: async ({ body }, shop) => {
    await resetPassword(shop, body);
    return {};
  },
  login: ({ body, context }, shop) => login(shop, body, context.client),
  logout: async (request, shop) => {
    await endFamily(shop.db, requireMember(request.context).account.familyId, 'logout', shop.clock.now());
    return {};
  },
  getUserInfo: (request, shop) => readUserInfo(shop, requireMember(request.context).account.accountId),
  changeUserInfo: ({ context, body }, shop) => {
    // A birthday brings a coupon, and an opt-in acts for the mailbox.
    const needsProof = body.birthday !== undefined || body.marketingOptIn !== undefined;
    const { account } = needsProof ? requireProved(context) : requireMember(context);
    return changeUserInfo(shop, account.accountId, body);
  },
  getSuInfo: (request, shop) => readSavvy(shop, requireProved(request.context).account.accountId),
  listSavvyPoints: ({ context, query }, shop) =>
    listSavvyPoints(shop, { ...requireProved(context).account, site: context.site, month: query.month }),
  refreshToken: (request, shop) => {
    if (!request.bearer) throw new ShopError('UNAUTHORIZED');
    return rotateTokens(shop, {
      refreshToken: request.body.refreshToken,
      bearer: request.bearer.token,
      client: { ...request.context.client, id: request.body.clientId },
    });
  },
  changePassword: async (request, shop) => {
    await changePassword(shop, requireProved(request.context), request.body);
    return {};
  },
  changeEmail: async (request, shop) => {
    await changeEmail(shop, requireMember(request.context), request.body);
    return {};
  },
  sendEmailProof: async ({ context }, shop) => {
    await sendProof(shop, requireMember(context));
    return {};
  },
  confirmEmail: async ({ context, body }, shop) => {
    await confirmEmail(shop, requireMember(context), body.token);
    return {};
  },
  requestDeletion: async (request, shop) => ({
    effectiveTime: await requestDeletion(shop, requireMember(request.context), request.body),
  }),
  cancelDeletion: async (request, shop) => {
    await cancelDeletion(shop, requireMember(request.context).account.accountId);
    return {};
  },
  exportData: (request, shop) => requestExport(shop, requireProved(request.context).account.accountId),
  listSessions: async (request, shop) => ({ sessions: await listSessions(shop, requireMember(request.context)) }),
  endSession: async (request, shop) => {
    await endSession(shop, requireMember(request.context), request.body.id);
    return {};
  },
  endOtherSessions: async (request, shop) => {
    await endOtherSessions(shop, requireMember(request.context));
    return {};
  },
});
