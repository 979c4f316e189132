import { defineHandlers } from '../contract/handler.ts';
import { Reply } from '../contract/reply.ts';
import { requireProved } from '../contract/request-context.ts';
import { exchangeCoins } from '../shop/checkout/exchange-coins.ts';
import { checkIn } from '../shop/coins/check-in.ts';
import { listExchange } from '../shop/coins/list-exchange.ts';
import { readDetails } from '../shop/coins/read-details.ts';
import { readRule } from '../shop/coins/read-rule.ts';
import { readSummary } from '../shop/coins/read-summary.ts';
import { claimTask } from '../shop/coins/tasks/claim-task.ts';
import { listTasks } from '../shop/coins/tasks/read-tasks.ts';
import { reportTask } from '../shop/coins/tasks/report-task.ts';
import { listTaskProducts } from '../shop/coins/tasks/task-products.ts';
import { readSavvy } from '../shop/loyalty/read-savvy.ts';

export const coinRoutes = defineHandlers({
  readCoinSummary: async ({ context }, shop) => {
    const caller = requireProved(context);
    const [summary, { level }] = await Promise.all([
      readSummary(shop, caller),
      readSavvy(shop, caller.account.accountId),
    ]);
    return { ...summary, level };
  },
  checkIn: async ({ context }, shop) => (await checkIn(shop, requireProved(context))) ?? Reply.alreadyDone(),
  listCoinTasks: ({ context }, shop) => listTasks(shop, context),
  reportCoinTask: ({ context, body }, shop) => reportTask(shop, requireProved(context), body),
  claimCoinTask: async ({ context, body }, shop) =>
    (await claimTask(shop, requireProved(context), body.taskId)) ?? Reply.alreadyDone(),
  listCoinTaskProducts: ({ context, query }, shop) =>
    listTaskProducts(shop, context, { taskId: query.taskId, pageNo: query.pageNo ?? 1 }),
  listCoinDetails: ({ context, query }, shop) => readDetails(shop, requireProved(context), query),
  readCoinRule: async ({ context }, shop) => {
    const { mine, ...rule } = await readRule(shop, context);
    if (!mine || !context.account) return { ...rule, mine: null };
    const { level, multiplier } = await readSavvy(shop, context.account.accountId);
    return { ...rule, mine: { ...mine, level, multiplier } };
  },
  listCoinExchange: ({ context }, shop) => listExchange(shop, context),
  exchangeCoins: ({ context, body, headers }, shop) =>
    exchangeCoins(shop, requireProved(context), body, headers['idempotency-key']),
});
