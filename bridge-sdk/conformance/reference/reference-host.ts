import { createHostCore, type HostCore } from '../../mock/host-core.ts';
import { parse } from '../../src/envelope.ts';
import { contract } from '../../src/generated/contract.ts';
import { redact } from '../../src/trace.ts';
import { installApp } from './app.ts';
import { commandsOf } from './commands.ts';
import { createScript } from './script.ts';
import type { ControlReply, HostPort } from '../host-port.ts';
import type { ControlRequest } from '../case.ts';
import { applyControl } from './apply-control.ts';
import type { Running } from './running.ts';

/** The mock host with a small app, as a host for the kit. */
export function createReferenceHost(): HostPort {
  let receive: (message: unknown) => void = () => {};
  let running = start((text) => receive(text));

  return {
    post: (text) => deliver(running, text),
    listen(receiver) {
      receive = receiver;
      return () => {
        receive = () => {};
      };
    },
    async control(request: ControlRequest): Promise<ControlReply> {
      if (request.do === 'restart') running = start((text) => receive(text));
      const reply =
        request.do === 'restart' ? { ok: true as const } : applyControl(request, running, (text) => receive(text));
      // Promises of the handlers have settled before the next task.
      await new Promise((done) => setTimeout(done));
      return reply;
    },
  };
}

function start(say: (text: string) => void): Running {
  const app = installApp();
  const script = createScript();
  const core: HostCore = createHostCore(
    {
      platform: 'reference',
      commands: commandsOf(app, script, (name, data) => core.emit(name, data)),
      get isWelcoming() {
        return !running.isOld;
      },
    },
    (text) => {
      const { ch, ...rest } = parse(text) ?? {};
      if (running.isWelcomeHeld && rest['k'] === 'welcome') running.heldWelcome = text;
      else say(running.isOld ? JSON.stringify(rest) : text);
    },
  );
  const running: Running = { app, core, script, isOld: false, isWelcomeHeld: false, heldWelcome: undefined };
  return running;
}

/** Pass-through data reach the next page load, never the one that sent them. */
function deliver({ app, core }: Running, text: string): void {
  const message = parse(text);
  const written = message ? JSON.stringify(redact(message, contract.secrets)) : 'a text nobody can read';
  app.log = [...app.log, written];
  const before = core.channel();
  core.receive(text);
  if (core.channel() === before) return;
  const { passed } = app;
  app.passed = [];
  for (const data of passed) core.emit('passThroughReceived', data);
}
