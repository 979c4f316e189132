import { displayText } from '#rules/text.ts';
import { type Command, type CommandInput, UsageError, word, timeText } from '#server/ops/command.ts';
import type { ShopContext } from '#server/shop-context.ts';

const most = 100;

/** What waits or was given up, oldest first; payloads hold codes and addresses and are not shown. */
async function listOutbox({ db }: ShopContext): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'attempts', 'available_at', 'dead_at', 'last_error', 'created_at'])
    .where('done_at', 'is', null)
    .orderBy('created_at')
    .limit(most)
    .execute();
  if (rows.length === 0) return ['Nothing is waiting.'];
  return rows.map((row) => {
    const state =
      row.dead_at === null ? `tried again ${timeText(row.available_at)}` : `given up ${timeText(row.dead_at)}`;
    const error = row.last_error === null ? '' : `  ${displayText(row.last_error)}`;
    return `${row.id}  ${row.kind}  since ${timeText(row.created_at)}  ${row.attempts} tries  ${state}${error}`;
  });
}

async function reviveEntries({ db, clock }: ShopContext, input: CommandInput): Promise<readonly string[]> {
  const id = word(input, 0, 'The entry, or "all",');
  const now = clock.now();
  const { numUpdatedRows: revived } = await db
    .updateTable('outbox')
    // Its days begin anew.
    .set({ dead_at: null, attempts: 0, available_at: now, locked_until: 0, created_at: now, updated_at: now })
    .where('done_at', 'is', null)
    .$if(id === 'all', (query) => query.where('dead_at', 'is not', null))
    .$if(id !== 'all', (query) => query.where('id', '=', id))
    .executeTakeFirstOrThrow();
  if (revived === 0n && id !== 'all') throw new UsageError(`No entry "${id}" is waiting: see \`outbox list\`.`);
  return [`${revived} ${revived === 1n ? 'entry is' : 'entries are'} tried again.`];
}

/** What operators do with mails and other effects that were not carried out. */
export const outboxCommands: readonly Command[] = [
  {
    name: 'outbox list',
    usage: '',
    help: `what’s waiting to be sent or was given up, oldest first (at most ${most})`,
    run: listOutbox,
  },
  {
    name: 'outbox revive',
    usage: '<entry | all>',
    help: 'retry one entry now, or all that were given up',
    run: reviveEntries,
  },
];
