import { createHostCore, type HostCore } from '../../mock/host-core.ts';
import { parse } from '../../src/envelope.ts';
import { contract } from '../../src/generated/contract.ts';
import { redact } from '../../src/trace.ts';
import { installApp, type App } from './app.ts';
import { commandsOf } from './commands.ts';
import { createScript } from './script.ts';
import type { ControlReply, HostPort } from '../host-port.ts';
import type { Wish } from '../case.ts';
import { grant } from './wishes.ts';

/** An app that was started, until it is started anew. */
export interface Running {
  readonly app: App;
  readonly core: HostCore;
  readonly script: ReturnType<typeof createScript>;
  /** Says no welcome and knows of no channel. */
  isOld: boolean;
  isWelcomeHeld: boolean;
  heldWelcome: string | undefined;
}

/** The mock app with a small shop app around it, as a host for the kit. */
export function createReferenceHost(): HostPort {
  let receive: (message: unknown) => void = () => {};
  let running = start((text) => receive(text));

  return {
    post: (text) => hear(running, text),
    listen(hearer) {
      receive = hearer;
      return () => {
        receive = () => {};
      };
    },
    async control(wish: Wish): Promise<ControlReply> {
      if (wish.do === 'restart') running = start((text) => receive(text));
      const reply = wish.do === 'restart' ? { ok: true as const } : grant(wish, running, (text) => receive(text));
      // What a wish sets off is said by promises: they are through before the next task.
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

/** What was handed over reaches the next page load, and never the one that sent it. */
function hear({ app, core }: Running, text: string): void {
  const message = parse(text);
  const written = message ? JSON.stringify(redact(message, contract.secrets)) : 'a text nobody can read';
  app.log = [...app.log, written];
  const before = core.channel();
  core.hear(text);
  if (core.channel() === before) return;
  const { passed } = app;
  app.passed = [];
  for (const data of passed) core.emit('passThroughReceived', data);
}
