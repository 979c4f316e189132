import { pagePaths } from '#rules/page-paths.ts';
import { defineHandlers } from '../contract/handler.ts';
import { Reply } from '../contract/reply.ts';
import {
  changeMailPreferences,
  mailPreferencesLink,
  readMailPreferences,
} from '../shop/account/preferences/mail-preferences.ts';

export const preferencesRoutes = defineHandlers({
  getMailPreferences: ({ query: { token }, context, rawHeaders }, shop) => {
    // A mail program without one-click opens the address of the header in a browser.
    if (token !== undefined && rawHeaders.accept?.includes('text/html')) {
      const location = `${pagePaths.emailPreferences}?token=${encodeURIComponent(token)}`;
      return Promise.resolve(Reply.raw(303, { location, 'cache-control': 'no-store' }));
    }
    return readMailPreferences(shop, { token, account: context.account });
  },
  changeMailPreferences: ({ query, body, context }, shop) =>
    changeMailPreferences(shop, { token: body.token ?? query.token, account: context.account }, body),
  mailPreferencesLink: async ({ body }, shop) => {
    await mailPreferencesLink(shop, body.email);
    return {};
  },
});
