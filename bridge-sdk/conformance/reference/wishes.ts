import { contract } from '../../src/generated/contract.ts';
import type { EventName } from '../../src/generated/types.ts';
import { hasOwn } from '../../src/shape.ts';
import type { Wish } from '../case.ts';
import type { ControlReply } from '../host-port.ts';
import { nobody, stateOf } from './app.ts';
import type { Running } from './reference-host.ts';

/** Does to the app what the wish says. `say` is for what was held back. */
export function grant(wish: Wish, running: Running, say: (text: string) => void): ControlReply {
  const { app, core, script } = running;
  switch (wish.do) {
    case 'restart':
      return { ok: false, reason: 'only from outside' };
    case 'look':
      return { ok: true, state: stateOf(app) };
    case 'emit':
      return emit(running, wish['name'], wish['data']);
    case 'answer':
      script.answer(wish);
      break;
    case 'hold':
      if (wish['cmd'] === 'hello') running.isWelcomeHeld = true;
      else script.hold(wish['cmd']);
      break;
    case 'release':
      if (wish['id'] !== undefined) script.release(wish['id']);
      else if (running.heldWelcome !== undefined) say(running.heldWelcome);
      break;
    case 'tap':
      app.dialogs.tap(wish['button']);
      break;
    case 'choose':
      app.uploads[0]?.(wish['items']);
      break;
    case 'signIn': {
      app.user = contract.commands.getUserInfo.result(wish);
      app.isSignInOpen = false;
      return emit(running, 'accountToken', app.user);
    }
    case 'signOut':
      app.user = nobody;
      return emit(running, 'accountToken', nobody);
    case 'market':
      app.market = contract.commands.getMarketInfo.result(wish);
      return emit(running, 'marketChange', app.market);
    case 'light':
      return emit(running, 'notifyLightMode', { lightMode: wish['lightMode'] });
    case 'tapRightButton': {
      const index = Number(wish['index']);
      core.emit('rightButtonTap', { index, type: app.rightButtons[index]?.type ?? 0 });
      break;
    }
    case 'old':
      running.isOld = true;
      break;
  }
  return { ok: true };
}

function emit({ core }: Running, name: unknown, data: unknown): ControlReply {
  if (typeof name !== 'string' || !hasOwn(contract.events, name)) return { ok: false, reason: 'no such event' };
  say(core, name, data);
  return { ok: true };
}

function say<E extends EventName>(core: Running['core'], name: E, data: unknown): void {
  core.emit(name, contract.events[name].data(data));
}
