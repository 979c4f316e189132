import { HostRefusal, type CommandContext } from '../../mock/host-core.ts';
import { contract } from '../../src/generated/contract.ts';
import type { CommandName, CommandResult, FilledParams } from '../../src/generated/types.ts';
import { isRecord } from '../../src/shape.ts';

type Wished = Readonly<Record<string, unknown>>;

type Handler<C extends CommandName> = (
  params: FilledParams[C],
  context: CommandContext,
) => CommandResult[C] | Promise<CommandResult[C]>;

/** What the app under test was told to do otherwise than by itself. */
export interface Script {
  /** The command as it was told to answer: otherwise, or later. */
  readonly told: <C extends CommandName>(command: C, own: Handler<C>) => Handler<C>;
  /** `cmd`, `ok`, `data` or `error`, as the wish says. */
  readonly answer: (wish: Wished) => void;
  readonly hold: (command: unknown) => void;
  readonly release: (id: unknown) => void;
}

export function createScript(): Script {
  const answers = new Map<unknown, Wished>();
  const held = new Set<unknown>();
  const kept = new Map<unknown, () => void>();

  return {
    told: (command, own) => (params, context) => {
      const wished = answers.get(command);
      if (wished && wished['ok'] !== true) throw refusalOf(wished['error']);
      const result = wished ? contract.commands[command].result(wished['data']) : own(params, context);
      if (!held.has(command)) return result;
      return new Promise((resolve) => kept.set(context.id, () => resolve(result)));
    },
    answer: (wish) => void answers.set(wish['cmd'], wish),
    hold: (command) => void held.add(command),
    release: (id) => kept.get(id)?.(),
  };
}

function refusalOf(error: unknown): HostRefusal {
  const { code, message, data } = isRecord(error) ? error : {};
  const known = contract.hostErrors.find((one) => one === code) ?? 'HOST_ERROR';
  return new HostRefusal(known, typeof message === 'string' ? message : '', data);
}
