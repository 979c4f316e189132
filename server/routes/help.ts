import { defineHandlers } from '../contract/handler.ts';
import { readProductHelp, readSupportHome, readTopicHelp } from '../shop/support/articles/read-help.ts';
import { readVote, voteOnArticle } from '../shop/support/articles/vote.ts';

export const helpRoutes = defineHandlers({
  getSupportHome: ({ context }, shop) => readSupportHome(shop, context),
  getProductHelp: ({ context, query }, shop) => readProductHelp(shop, context, query.model),
  getTopicHelp: ({ context, query }, shop) => readTopicHelp(shop, context.site, query),
  getHelpVote: ({ context, query }, shop) => readVote(shop.db, context, query.faqId),
  sendHelpFeedback: ({ context, body }, shop) => voteOnArticle(shop, context, body),
});
