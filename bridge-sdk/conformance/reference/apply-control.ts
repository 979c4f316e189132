import { contract } from '../../src/generated/contract.ts';
import type { EventName } from '../../src/generated/types.ts';
import { hasOwn } from '../../src/shape.ts';
import type { ControlRequest } from '../case.ts';
import type { ControlReply } from '../host-port.ts';
import { nobody, stateOf } from './app.ts';
import type { Running } from './running.ts';

/** Applies a control request to the app. `say` sends a held welcome. */
export function applyControl(request: ControlRequest, running: Running, say: (text: string) => void): ControlReply {
  const { app, core, script } = running;
  switch (request.do) {
    case 'restart':
      return { ok: false, reason: 'only from outside' };
    case 'look':
      return { ok: true, state: stateOf(app) };
    case 'emit':
      return emit(running, request['name'], request['data']);
    case 'answer':
      script.answer(request);
      break;
    case 'hold':
      if (request['cmd'] === 'hello') running.isWelcomeHeld = true;
      else script.hold(request['cmd']);
      break;
    case 'release':
      if (request['id'] !== undefined) script.release(request['id']);
      else if (running.heldWelcome !== undefined) say(running.heldWelcome);
      break;
    case 'tap':
      app.dialogs.tap(request['button']);
      break;
    case 'choose':
      app.uploads[0]?.(request['items']);
      break;
    case 'logIn': {
      app.user = contract.commands.getUserInfo.result(request);
      app.isLoginOpen = false;
      return emit(running, 'accountToken', app.user);
    }
    case 'logOut':
      app.user = nobody;
      return emit(running, 'accountToken', nobody);
    case 'market':
      app.market = contract.commands.getMarketInfo.result(request);
      return emit(running, 'marketChange', app.market);
    case 'light':
      return emit(running, 'notifyLightMode', { lightMode: request['lightMode'] });
    case 'tapRightButton': {
      const index = Number(request['index']);
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
