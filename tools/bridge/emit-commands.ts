import { heading } from './emit-types.ts';
import type { Command, Protocol } from './protocol.ts';

/** One function for each command, so that a page pays only for those it calls. */
export function emitCommands(protocol: Protocol): string {
  const functions = Object.entries(protocol.commands).map(
    ([name, command]) => `/**
 * ${command.summary} ${settling(command)}
 * Without an app: ${command.fallback}
 */
export function ${name}(bridge: Caller, ...args: CallArguments<'${name}'>): Promise<CommandResult['${name}']> {
  return bridge.call('${name}', ...args);
}`,
  );
  return `${heading}import type { CallArguments, Caller } from '../bridge.ts';
import type { CommandResult } from './types.ts';

${functions.join('\n\n')}
`;
}

function settling({ reply, timeoutMs }: Command): string {
  if (reply === 'none') return 'Nobody answers.';
  return timeoutMs === undefined ? 'A person answers: no time-out.' : `Time-out ${timeoutMs} ms.`;
}
