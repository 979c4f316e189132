import { HostRefusal, type CommandContext } from '../../mock/host-core.ts';
import { contract } from '../../src/generated/contract.ts';
import type { CommandName, CommandResult, FilledParams } from '../../src/generated/types.ts';
import { isRecord } from '../../src/shape.ts';

type ScriptedReply = Readonly<Record<string, unknown>>;

type Handler<C extends CommandName> = (
  params: FilledParams[C],
  context: CommandContext,
) => CommandResult[C] | Promise<CommandResult[C]>;

/** Replies that control requests have scripted. */
export interface Script {
  /** Wraps a handler, so that its reply can be replaced or held. */
  readonly scripted: <C extends CommandName>(command: C, own: Handler<C>) => Handler<C>;
  /** `cmd`, `ok`, `data` or `error` of the control request. */
  readonly answer: (request: ScriptedReply) => void;
  readonly hold: (command: unknown) => void;
  readonly release: (id: unknown) => void;
}

export function createScript(): Script {
  const answers = new Map<unknown, ScriptedReply>();
  const held = new Set<unknown>();
  const heldReplies = new Map<unknown, () => void>();

  return {
    scripted: (command, own) => (params, context) => {
      const scriptedReply = answers.get(command);
      if (scriptedReply && scriptedReply['ok'] !== true) throw refusalOf(scriptedReply['error']);
      const result = scriptedReply ? contract.commands[command].result(scriptedReply['data']) : own(params, context);
      if (!held.has(command)) return result;
      return new Promise((resolve) => heldReplies.set(context.id, () => resolve(result)));
    },
    answer: (request) => void answers.set(request['cmd'], request),
    hold: (command) => void held.add(command),
    release: (id) => heldReplies.get(id)?.(),
  };
}

function refusalOf(error: unknown): HostRefusal {
  const { code, message, data } = isRecord(error) ? error : {};
  const hostError = contract.hostErrors.find((one) => one === code) ?? 'HOST_ERROR';
  return new HostRefusal(hostError, typeof message === 'string' ? message : '', data);
}
