import { parse, protocolVersion } from '../src/envelope.ts';
import { contract } from '../src/generated/contract.ts';
import { isRecord } from '../src/shape.ts';
import type { Case, Step, ControlRequest } from './case.ts';
import { differenceOf, show } from './difference.ts';
import type { HostPort, Timer } from './host-port.ts';
import { createInbox } from './inbox.ts';
import { openPageLoad, readMessage, type PageLoad } from './page-load.ts';
import { fill, fillText, placeholdersOf } from './placeholders.ts';

/** How a case ended. `reason` is the first difference, or why the case could not run. */
export type Verdict =
  | { readonly outcome: 'passed' }
  | { readonly outcome: 'failed' | 'skipped'; readonly reason: string };

/** The result of one case; times are in milliseconds. */
export interface CaseResult {
  readonly one: Case;
  readonly verdict: Verdict;
  readonly ms: number;
}

export interface CaseSetting {
  readonly port: HostPort;
  readonly timer: Timer;
  /** Creates an unused channel. */
  readonly newChannel: () => string;
  /** Channels of earlier cases: late messages on them are ignored. */
  readonly spent: Set<unknown>;
  /** How long no further message may arrive at the end, in milliseconds. */
  readonly quietMs: number;
}

/** Ends a case immediately. */
class Ending extends Error {
  readonly verdict: Verdict;

  constructor(outcome: 'failed' | 'skipped', reason: string) {
    super(reason);
    this.verdict = { outcome, reason };
  }
}

const greeting: readonly Step[] = [
  { kind: 'send', send: { k: 'hello', sdk: contract.sdk, protocols: [protocolVersion], contract: contract.hash } },
  { kind: 'expect', pattern: { k: 'welcome', data: { protocol: protocolVersion } }, within: 1000 },
];

/** Plays the page in one case. Never rejects. */
export async function runCase(one: Case, setting: CaseSetting): Promise<Verdict> {
  const { port, timer, newChannel, spent, quietMs } = setting;
  const inbox = createInbox(timer);
  const received: string[] = [];
  let isOld = false;
  const channels = [newChannel(), newChannel()] as const;
  const names = placeholdersOf(...channels);
  const open = (channel: string): PageLoad => openPageLoad(channel, () => isOld);
  let page = open(channels[0]);

  const receive = (text: unknown) => {
    const message = readMessage(text);
    if (typeof message !== 'string' && spent.has(message['ch'])) return;
    received.push(String(text));
    const fault = typeof message === 'string' ? message : page.faultOf(message);
    if (fault !== undefined) inbox.spoil(`the host says ${show(text)}, which ${fault}`);
    else if (typeof message !== 'string') inbox.add(message);
  };

  const post = (send: string | Readonly<Record<string, unknown>>) => {
    const text =
      typeof send === 'string'
        ? fillText(send, names)
        : JSON.stringify(fill({ v: protocolVersion, ch: page.channel, ...send }, names));
    const message = parse(text);
    if (message?.['k'] === 'hello' && message['ch'] === channels[1]) page = open(channels[1]);
    page.note(text);
    try {
      port.post(text);
    } catch (error) {
      throw new Ending('failed', `the host breaks at ${show(text)}: ${String(error)}`);
    }
  };

  const sendControl = async (
    request: ControlRequest,
  ): Promise<{ readonly state: unknown; readonly seen: boolean | undefined }> => {
    const reply = await port.control(request);
    if (!reply.ok) throw new Ending('skipped', `the host cannot be told to ${request.do}: ${reply.reason}`);
    if (request.do === 'old') isOld = true;
    return { state: reply.state, seen: reply.seen };
  };

  const lookFor = async (pattern: unknown): Promise<void> => {
    const { state, seen } = await sendControl({ do: 'look', is: pattern });
    if (seen === false) throw new Ending('failed', `the app does not show ${show(pattern)}`);
    if (seen === true || !isRecord(pattern)) return;
    const missing = Object.keys(pattern).find((name) => !isRecord(state) || state[name] === undefined);
    if (missing !== undefined) throw new Ending('skipped', `the host does not tell its ${missing}`);
    need(differenceOf(pattern, state), 'the app shows something else');
  };

  const absent = async (text: string): Promise<void> => {
    if (received.some((message) => message.includes(text))) throw new Ending('failed', `a message holds ${show(text)}`);
    const reply = await port.control({ do: 'look', is: {} });
    const log = reply.ok && isRecord(reply.state) ? reply.state['log'] : undefined;
    if (log !== undefined && JSON.stringify(log).includes(text)) {
      throw new Ending('failed', `the log of the app holds ${show(text)}`);
    }
  };

  const take = async (step: Step): Promise<void> => {
    switch (step.kind) {
      case 'send':
        return post(step.send);
      case 'expect':
        return need(await inbox.expect(fill(step.pattern, names), step.within));
      case 'never':
        return need(await inbox.never(fill(step.pattern, names), step.within));
      case 'control': {
        const request = fill(step.control, names);
        await sendControl(isRecord(request) ? { ...request, do: step.control.do } : step.control);
        return;
      }
      case 'look':
        return lookFor(fill(step.pattern, names));
      case 'absent':
        return absent(step.text);
    }
  };

  const stop = port.listen(receive);
  try {
    await sendControl({ do: 'restart' });
    for (const step of [...(one.greeting ? greeting : []), ...one.steps]) await take(step);
    // The pattern matches nothing: any message without a step is a fault.
    need(await inbox.never('nothing', quietMs));
    need(inbox.leftOver());
    return { outcome: 'passed' };
  } catch (error) {
    return error instanceof Ending ? error.verdict : { outcome: 'failed', reason: String(error) };
  } finally {
    stop();
    for (const channel of channels) spent.add(channel);
  }
}

function need(fault: string | undefined, about?: string): void {
  if (fault !== undefined) throw new Ending('failed', about === undefined ? fault : `${about}: ${fault}`);
}
