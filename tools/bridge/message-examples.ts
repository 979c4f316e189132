import { contractHash } from './contract-hash.ts';
import type { Protocol } from './protocol.ts';

export interface MessageExample {
  /** What happens, and why. */
  readonly title: string;
  readonly message: Readonly<Record<string, unknown>>;
}

/** One page load from its greeting to a call that was given up. */
export function messageExamples(protocol: Protocol): readonly MessageExample[] {
  const head = { v: protocol.protocol, ch: '0123456789abcdef0123456789abcdef' };
  const contract = contractHash(protocol);
  return [
    {
      title: 'The page says hello, once, as its first message. The host takes over the channel.',
      message: { ...head, k: 'hello', sdk: protocol.version, protocols: [protocol.protocol], contract },
    },
    {
      title: `The host says welcome, within ${protocol.handshakeMs} ms. The page now knows what it may ask for.`,
      message: {
        ...head,
        k: 'welcome',
        data: {
          protocol: protocol.protocol,
          host: { platform: 'android', appVersion: '5.1.0' },
          contract,
          commands: { getUserInfo: 1, confirm: 1 },
          initial: { country: 'DE', lightMode: false },
        },
      },
    },
    {
      title: 'The page gives a command; each has an example of its own below.',
      message: { ...head, k: 'req', id: '01234567-1', cmd: 'getUserInfo', params: {} },
    },
    {
      title: 'The host answers it, whenever it can …',
      message: { ...head, k: 'res', id: '01234567-1', ok: true, data: { accountToken: '', accountId: '' } },
    },
    {
      title: '… or refuses it, with one of the [errors](#errors) that a host may say.',
      message: {
        ...head,
        k: 'res',
        id: '01234567-1',
        ok: false,
        error: { code: 'NETWORK', message: 'the account service did not answer' },
      },
    },
    {
      title: 'The host tells what happened, without being asked; each event has an example of its own below.',
      message: { ...head, k: 'evt', name: 'notifyLightMode', data: { lightMode: true } },
    },
    {
      title: 'The page gives up a call it does not need any more. The host closes its dialog and answers nothing.',
      message: { ...head, k: 'cancel', id: '01234567-2' },
    },
  ];
}
