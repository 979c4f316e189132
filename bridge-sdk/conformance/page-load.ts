import { parse, protocolVersion, type Fields } from '../src/envelope.ts';
import { contract } from '../src/generated/contract.ts';
import { hasOwn, isRecord } from '../src/shape.ts';
import { show } from './difference.ts';

/** One page load: its channel and its requests. */
export interface PageLoad {
  readonly channel: string;
  /** Records a message that the page posts. */
  readonly note: (text: string) => void;
  /** Describes the general rule of the protocol that a message of the host breaks; undefined when it breaks none. */
  readonly faultOf: (message: Fields) => string | undefined;
}

/** `mayOmit` is true while the app is a legacy host, which knows no channels. */
export function openPageLoad(channel: string, mayOmit: () => boolean): PageLoad {
  const requests = new Map<string, unknown>();
  const answered = new Set<unknown>();

  const answerFault = ({ id, ok, data, error }: Fields): string | undefined => {
    if (typeof id !== 'string' || !requests.has(id)) return `answers ${show(id)}, which nobody asked`;
    if (answered.has(id)) return `answers ${id} twice`;
    answered.add(id);
    const command = requests.get(id);
    const rule = typeof command === 'string' && hasOwn(contract.commands, command) && contract.commands[command];
    if (rule && rule.silent) return `answers ${String(command)}, which wants no answer`;
    if (ok === false) return errorFault(error);
    if (ok !== true) return `answers with ok ${show(ok)}`;
    return rule ? shapeFault(rule.result, data, `the answer to ${String(command)}`) : undefined;
  };

  return {
    channel,
    note(text) {
      const message = parse(text);
      if (!message || message['ch'] !== channel || message['k'] !== 'req') return;
      if (typeof message['id'] === 'string') requests.set(message['id'], message['cmd']);
    },
    faultOf(message) {
      const { ch, k, name, data } = message;
      if (ch !== channel && !(ch === undefined && mayOmit()))
        return `has the channel ${show(ch)} and not that of the page`;
      if (k === 'res') return answerFault(message);
      if (k === 'welcome') return shapeFault(contract.welcome, data, 'the welcome');
      if (k !== 'evt') return `is of the kind ${show(k)}, which a host never says`;
      if (typeof name !== 'string' || !hasOwn(contract.events, name))
        return `is the event ${show(name)}, which nobody knows`;
      return shapeFault(contract.events[name].data, data, `the event ${name}`);
    },
  };
}

/** The fields of a message, or why it is no message of this protocol. */
export function readMessage(message: unknown): Fields | string {
  return parse(message) ?? `is no JSON text with v ${protocolVersion}`;
}

function errorFault(error: unknown): string | undefined {
  if (!isRecord(error)) return 'refuses without an error';
  const { code, message } = error;
  if (!contract.hostErrors.some((hostError) => hostError === code))
    return `refuses with ${show(code)}, which no host may say`;
  return message === undefined || typeof message === 'string' ? undefined : 'refuses with a message that is no text';
}

function shapeFault(shape: (data: unknown) => unknown, data: unknown, what: string): string | undefined {
  try {
    shape(data);
    return undefined;
  } catch {
    // The validators of the contract throw.
    return `has other data than the contract says for ${what}: ${show(data)}`;
  }
}
