import { defineHandlers, memberOf, type ShopRequest } from '../contract/handler.ts';
import type { OperationId } from '../contract/operation-types.ts';
import { ShopError } from '../contract/shop-error.ts';
import { changePassword, resetPassword } from '../shop/account/change-password.ts';
import { changeUserInfo } from '../shop/account/change-user-info.ts';
import { cancelDeletion, requestDeletion } from '../shop/account/personal-data/delete-account.ts';
import { endOtherSessions, endSession } from '../shop/account/sessions/end-session.ts';
import { endFamily } from '../shop/account/sessions/end-sessions.ts';
import { requestExport } from '../shop/account/personal-data/export-data.ts';
import { listSessions } from '../shop/account/sessions/list-sessions.ts';
import { login } from '../shop/account/login.ts';
import { register } from '../shop/account/register.ts';
import { rotateTokens } from '../shop/account/sessions/rotate-tokens.ts';
import { savvyInfo } from '../shop/loyalty/savvy-levels.ts';
import { pointsOfYear } from '../shop/loyalty/savvy-points.ts';
import type { SessionPlace } from '../shop/account/sessions/start-session.ts';
import { readUserInfo } from '../shop/account/user-info.ts';
import { checkCode, sendCode } from '../shop/account/verification-codes.ts';

const placeOf = ({ clientId, userAgent, ip }: ShopRequest<OperationId>): SessionPlace => ({ clientId, userAgent, ip });

export const accountRoutes = defineHandlers({
  checkEmail: async ({ query }, shop) => {
    const account = await shop.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', query.email.toLowerCase())
      .executeTakeFirst();
    return { registered: account !== undefined };
  },
  sendCode: ({ body, clientId }, shop) => sendCode(shop, { ...body, clientId }),
  checkCode: ({ body }, shop) => checkCode(shop, body),
  register: (request, shop) => register(shop, request.body, placeOf(request)),
  resetPassword: async ({ body }, shop) => {
    await resetPassword(shop, body);
    return {};
  },
  login: (request, shop) => login(shop, request.body, placeOf(request)),
  logout: async (request, shop) => {
    await endFamily(shop.db, memberOf(request).familyId, 'logout', shop.clock.now());
    return {};
  },
  getUserInfo: (request, shop) => readUserInfo(shop, memberOf(request).accountId),
  changeUserInfo: (request, shop) => changeUserInfo(shop, memberOf(request).accountId, request.body),
  getSuInfo: async (request, shop) => savvyInfo(await pointsOfYear(shop, memberOf(request).accountId)),
  refreshToken: (request, shop) => {
    if (!request.bearer) throw new ShopError('UNAUTHORIZED');
    return rotateTokens(shop, {
      refreshToken: request.body.refreshToken,
      bearer: request.bearer.token,
      place: { ...placeOf(request), clientId: request.body.clientId },
    });
  },
  changePassword: async (request, shop) => {
    await changePassword(shop, memberOf(request), request.body);
    return {};
  },
  requestDeletion: async (request, shop) => ({
    effectiveTime: await requestDeletion(shop, memberOf(request), request.body),
  }),
  cancelDeletion: async (request, shop) => {
    await cancelDeletion(shop, memberOf(request).accountId);
    return {};
  },
  exportData: (request, shop) => requestExport(shop, memberOf(request).accountId),
  listSessions: async (request, shop) => ({ sessions: await listSessions(shop, memberOf(request)) }),
  endSession: async (request, shop) => {
    await endSession(shop, memberOf(request), request.body.id);
    return {};
  },
  endOtherSessions: async (request, shop) => {
    await endOtherSessions(shop, memberOf(request));
    return {};
  },
});
