import { defineHandlers } from '../contract/handler.ts';
import { Reply } from '../contract/reply.ts';
import { askAssistant } from '../shop/support/assistant/ask.ts';
import { clearConversation, readConversation } from '../shop/support/assistant/conversation.ts';
import { findPassages } from '../shop/support/search/find-passages.ts';
import { askerOf } from '../shop/support/assistant/sessions.ts';

export const assistantRoutes = defineHandlers({
  askAssistant: async ({ context, body }, shop) =>
    Reply.inParts((gone) => askAssistant(shop, context, body, findPassages, gone)),
  readAssistant: ({ context, body }, shop) => readConversation(shop, askerOf(context), body.sessionId),
  clearAssistant: async ({ context, body }, shop) => {
    await clearConversation(shop, askerOf(context), body);
    return {};
  },
});
