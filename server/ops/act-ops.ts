import { listActs } from '../operators/list-acts.ts';
import type { ShopContext } from '../shop-context.ts';
import { type Command, type CommandInput, limitOf, sinceOf, timeText, UsageError } from './command.ts';

const results = ['DONE', 'REFUSED', 'BROKEN_OFF'] as const;

async function list({ db, clock }: ShopContext, input: CommandInput): Promise<string[]> {
  const { who, command, result: typed, since, before } = input.options;
  const result = results.find((each) => each === typed?.toUpperCase());
  if (typed !== undefined && result === undefined)
    throw new UsageError(`--result must be one of ${results.join(', ')}.`);
  if (command !== undefined && !/^[A-Za-z][A-Za-z -]*$/.test(command))
    throw new UsageError('--command must be the name of a command or its beginning.');
  const limit = limitOf(input, 50);
  const from = since === undefined ? undefined : sinceOf(since, clock.now());
  const acts = await listActs(db, { operator: who, command, result, since: from, before, limit });
  if (acts.length === 0) return ['No actions found.'];
  const lines = acts.map(({ time, operator, role, via, ...act }) => {
    const where = via === 'HTTP' ? ' over HTTP' : '';
    const outcome = act.code === null ? act.result : `${act.result} ${act.code}`;
    const said = `${act.command} ${act.words}`.trimEnd();
    return `${timeText(time)}  ${operator} (${role}${where})  ${said}  ${outcome}`;
  });
  const last = acts.length === limit ? acts.at(-1) : undefined;
  return last ? [...lines, `Those before: --before ${last.id}`] : lines;
}

/** What operators themselves did. */
export const actCommands: readonly Command[] = [
  {
    name: 'log',
    usage:
      '[--who NAME] [--command "order ship"] [--result DONE|REFUSED|BROKEN_OFF] [--since 24h] [--limit 50] [--before ID]',
    help: 'what operators did or tried to do, newest first: who, the command and how it ended; --command also takes the beginning of a name',
    options: ['who', 'command', 'result', 'since', 'limit', 'before'],
    run: list,
  },
];
