import { defineHandlers } from '../contract/handler.ts';
import { readInbox } from '../mail/inbox.ts';

export const inboxRoutes = defineHandlers({
  readInbox: ({ query }, shop) => readInbox(shop, query.to),
});
