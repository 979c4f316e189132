import { helpLink } from '#rules/help-links.ts';
import { defineHandlers } from '../contract/handler.ts';
import { searchHelp } from '../shop/support/search/search-help.ts';

export const supportSearchRoutes = defineHandlers({
  searchHelp: ({ context: { site }, query }, shop) => searchHelp(shop, site, query),
  resolveHelpLink: async ({ query: { key, code } }) => ({ ...helpLink(key ?? code ?? '') }),
});
