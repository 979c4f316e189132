import { SimulatedClock } from 'xstate';
import type { Site } from '#rules/markets.ts';
import { stored } from '../../storage/keys.ts';
import { additions } from '../../storage/unanswered.ts';
import { createLocks, createStorage, createVaults, type News } from './browser-fixture.ts';
import { createServer } from './server-fixture.ts';
import type { Loss, Step } from './steps-fixture.ts';
import { openTab, type Fault, type SceneTab } from './tab-fixture.ts';

/** A light that somebody added: each time another one, so that every piece can be followed. */
export interface Addition {
  readonly sku: string;
  readonly site: Site;
  /** Who the tab belonged to; null for a guest. */
  readonly by: string | null;
}

interface Call {
  readonly request: Request;
  readonly tab: object;
  readonly answer: (response: Response) => void;
  readonly lose: () => void;
  response?: Response;
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The clock of the scene that is played now. */
export const virtualClock: { now: SimulatedClock } = { now: new SimulatedClock() };

/** Tabs of one browser, a server, and the network between them, in which nothing happens by itself. */
export async function openScene(tabCount: number, fault: Fault) {
  const clock = new SimulatedClock();
  virtualClock.now = clock;
  const server = createServer(() => clock.now());
  const locks = createLocks();
  const vaults = createVaults(locks);
  const storage = createStorage();
  const calls: Call[] = [];
  const held: Call[] = [];
  const tabs: SceneTab[] = [];
  const closed: SceneTab[] = [];
  const additionsMade: Addition[] = [];
  const broken: string[] = [];
  const time = { seen: 0, uncertain: 0 };
  const front = { index: 0 };

  const durationOf = async (request: Request): Promise<number> => {
    const { pages = [] }: { pages?: readonly { readonly duration: number }[] } = await request.clone().json();
    return pages.reduce((sum, { duration }) => sum + duration, 0);
  };

  const send = (owner: { self?: object }) => (request: Request) =>
    new Promise<Response>((answer, reject) => {
      const lose = () => reject(new TypeError('The network failed'));
      request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
      // What the page no longer waits for may be on its way all the same.
      const copy = new Request(request, { signal: null });
      calls.push({ request: copy, tab: owner.self ?? owner, answer, lose });
    });

  async function open(index: number, site: Site, values: Iterable<readonly [string, string]>): Promise<void> {
    const owner: { self?: object } = {};
    tabs[index] = await openTab({
      clock,
      vault: (self, isOpen) => {
        owner.self = self;
        return vaults.of(self, isOpen);
      },
      send: send(owner),
      storage,
      values,
      site,
      fault,
      isInFront: () => front.index === index,
      notifyOthers: (news: News) => {
        for (const [other, tab] of tabs.entries()) if (other !== index) tab.learn(news);
      },
    });
    const before = { total: 0 };
    tabs[index].pageTime.subscribe(({ context: { records, sending } }) => {
      // Only a sample makes the known time grow.
      const total = [...records, ...sending].reduce((sum, { duration }) => sum + duration, 0);
      if (total > before.total) time.seen += total - before.total;
      before.total = total;
    });
  }

  const tabAt = (index: number): SceneTab => {
    const tab = tabs[index % tabCount];
    if (!tab) throw new Error(`There is no tab ${index}`);
    return tab;
  };

  /** The shopper turns to a tab; at the speed of a hand what was written elsewhere is there by then. */
  async function lookAt(index: number): Promise<SceneTab> {
    const place = index % tabCount;
    const tab = tabAt(place);
    tab.hearAll();
    if (front.index === place) return tab;
    tabAt(front.index).app.send({ type: 'page.becameHidden' });
    front.index = place;
    tab.becomesVisible();
    await turn();
    tab.hearAll();
    return tab;
  }

  async function serve(pick: number, loss: Loss): Promise<void> {
    const call = calls.splice(pick % Math.max(calls.length, 1), 1)[0];
    if (!call) return;
    const isTime = call.request.url.endsWith('/report');
    if (loss === 'request') {
      if (isTime && !isAlive(call.tab)) time.uncertain += await durationOf(call.request);
      return call.lose();
    }
    const sent = await server.sentBy(call.request);
    for (const { sku } of sent.account === undefined ? [] : sent.lines) {
      const addition = additionsMade.find((one) => one.sku === sku);
      if (!addition) broken.push(`nobody added ${sku}`);
      else if (addition.site !== sent.site) broken.push(`${sku} of ${addition.site} is sent to ${sent.site}`);
      else if (addition.by !== null && addition.by !== sent.account)
        broken.push(`${sku} of ${addition.by} is sent for ${sent.account}`);
    }
    call.response = Response.json(await server.carryOut(call.request));
    if (isTime && (loss === 'answer' || !isAlive(call.tab))) time.uncertain += await durationOf(call.request);
    if (loss === 'answer') call.lose();
    else if (loss === 'late') held.push(call);
    else deliver(call);
  }

  const isAlive = (owner: object) => tabs.some(({ self }) => self === owner);

  function deliver(call: Call | undefined): void {
    const tab = tabs.find(({ self }) => self === call?.tab);
    if (tab && call?.response) call.answer(call.response);
  }

  async function step(action: Step): Promise<void> {
    switch (action.do) {
      case 'add': {
        const tab = await lookAt(action.tab);
        const { account, site } = tab.cart.getSnapshot().context;
        const sku = `lamp-${additionsMade.length}`;
        additionsMade.push({ sku, site, by: account });
        return tab.cart.send({ type: 'cart.add', sku, quantity: 1 });
      }
      case 'logIn': {
        const tab = await lookAt(action.tab);
        const { token, refreshToken, refreshTokenExpireTime } = server.logIn(action.account, action.days);
        const refresh = { refreshToken, refreshExpireTime: refreshTokenExpireTime };
        const identity = { token, accountId: action.account, savvyUser: false, refresh };
        return tab.session.send({ type: 'session.loggedIn', identity });
      }
      case 'logOut':
        return (await lookAt(action.tab)).session.send({ type: 'session.logOut' });
      case 'switchMarket':
        return (await lookAt(action.tab)).market.send({ type: 'market.choose', market: action.market });
      case 'reload': {
        const tab = await lookAt(action.tab);
        // What a page sends as its last word goes out before it is gone.
        tab.app.send({ type: 'page.hidden' });
        await turn();
        tab.close();
        locks.free(tab.self);
        closed.push(tab);
        return open(action.tab % tabCount, tab.site(), tab.values);
      }
      case 'lookAt':
        return void (await lookAt(action.tab));
      case 'readCart':
        return tabAt(action.tab).readCart();
      case 'hear':
        return tabAt(action.tab).hear(action.pick);
      case 'serve':
        return serve(action.pick, action.loss);
      case 'answer':
        return deliver(held.splice(action.pick % Math.max(held.length, 1), 1)[0]);
      case 'pass':
        return pass(action.seconds);
      case 'expireTokens':
        return server.expireTokens();
    }
  }

  function pass(seconds: number): void {
    for (let second = 0; second < seconds; second += 1) clock.increment(1_000);
  }

  const isUnderWay = () => calls.length + held.length > 0 || tabs.some((tab) => tab.hasNews());

  /** Nothing is lost or late any more, and the shopper has looked at every tab. Only the last laws ask for it. */
  async function comeToRest(): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      for (const index of tabs.keys()) {
        clock.increment(6_000);
        await lookAt(index);
        for (let turns = 0; turns < 4 || isUnderWay(); turns += 1) {
          if (turns > 300) throw new Error('The scene never comes to rest');
          for (const tab of tabs) tab.hearAll();
          for (const call of held.splice(0)) deliver(call);
          await serve(0, 'none');
          clock.increment(400);
          await turn();
        }
      }
    }
  }

  for (let index = 0; index < tabCount; index += 1) await open(index, 'US', []);
  await turn();

  return {
    server,
    tabs,
    additionsMade,
    broken,
    time,
    comeToRest,
    vaultRecord: vaults.record,
    /** What all that ever ran in this browser has told its shopper. */
    outcomes: () => [...closed, ...tabs].flatMap((tab) => tab.outcomes),
    crashes: () => [...closed, ...tabs].flatMap((tab) => tab.crashes),
    keptAdditions: () =>
      new Set(tabs.flatMap(({ store }) => store.read(additions)).flatMap(({ lines }) => lines.map(({ sku }) => sku))),
    token: (tab: SceneTab) => tab.store.read(stored.token),
    async step(action: Step) {
      await step(action);
      await turn();
    },
    close: () => {
      for (const tab of tabs) tab.app.stop();
    },
  };
}

export type Scene = Awaited<ReturnType<typeof openScene>>;
