import { cartKey } from '#rules/cart-lines.ts';
import type { CartDependencies, CartEvent } from '#machines/cart/types.ts';
import { openBrowser } from './browser-fixture.ts';
import type { Step } from './steps-fixture.ts';
import { createLedger } from './ledger-fixture.ts';
import { createCartServer } from './server-fixture.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A browser, a server and the ledger that gets the same deeds; `change` makes the effects of the cart worse. */
export function openHistory(change: (effects: CartDependencies) => CartDependencies = (effects) => effects) {
  const server = createCartServer();
  const browser = openBrowser(server, change);
  const ledger = createLedger();
  const siteOf = (index: number) => browser.tab(index).actor.getSnapshot().context.site;
  const isUnderWay = () =>
    server.waiting() > 0 ||
    browser.tabs.some(({ actor, news }) => news.length > 0 || actor.getSnapshot().hasTag('busy'));

  /** Until nothing moves any more: all news heard, all requests served, all waits over. */
  async function rest() {
    for (let turns = 0; turns === 0 || isUnderWay(); turns += 1) {
      if (turns > 500) throw new Error('The browser never comes to rest');
      for (const tab of browser.tabs) tab.hear(turns);
      await server.serve('none');
      for (const { clock } of browser.tabs) clock.increment(300);
      await turn();
    }
  }

  /** The shopper looks at every tab, so that failed merges are tried again, and nothing is lost any more. */
  async function settle() {
    await rest();
    for (const index of browser.tabs.keys()) {
      browser.bringToFront(index);
      send(index, { type: 'page.becameVisible' });
      await rest();
    }
    ledger.settle(browser.tabs.map((_, index) => siteOf(index)));
  }

  const hasQueued = (index: number) => browser.tab(index).actor.getSnapshot().context.queue.length > 0;

  /** A member waits for the cart where the action is about what it shows, and before turning to another tab. */
  const waitsFirst = (action: Extract<Step, { tab: number }>) =>
    action.do === 'switchMarket' ||
    action.do === 'logOut' ||
    (ledger.isMember() && ['set', 'remove', 'choose'].includes(action.do)) ||
    (action.do === 'reload' && hasQueued(action.tab)) ||
    (action.tab !== browser.inFront() && hasQueued(browser.inFront()));

  function send(index: number, event: CartEvent) {
    browser.tab(index).actor.send(event);
  }

  async function step(action: Step): Promise<void> {
    if (action.do === 'settle') return settle();
    if (action.do === 'serve') return server.serve(action.loss);
    if (action.do === 'hear') return browser.tab(action.tab).hear(action.pick);
    if (waitsFirst(action)) await settle();
    browser.bringToFront(action.tab);
    const site = siteOf(action.tab);
    switch (action.do) {
      case 'add':
        if (ledger.isMember() && action.quantity <= 0) return;
        ledger.add(site, action.sku, action.quantity);
        return send(action.tab, { type: 'cart.add', sku: action.sku, quantity: action.quantity });
      case 'overwrite':
        if (ledger.isMember()) return;
        ledger.overwrite(site, action.sku, action.quantity);
        return send(action.tab, { type: 'cart.add', sku: action.sku, quantity: action.quantity, mode: 2 });
      case 'set':
        ledger.set(site, action.sku, action.quantity);
        return send(action.tab, {
          type: 'cart.setQuantity',
          id: idOf(action.tab, action.sku),
          quantity: action.quantity,
        });
      case 'remove':
        ledger.set(site, action.sku, 0);
        return send(action.tab, { type: 'cart.remove', ids: [idOf(action.tab, action.sku)] });
      case 'choose':
        ledger.choose(site, action.sku, action.on);
        return send(action.tab, { type: 'cart.select', keys: [cartKey(action.sku)], on: action.on });
      case 'switchMarket':
        send(action.tab, { type: 'market.changed', site: action.site });
        return settle();
      case 'logIn':
        ledger.logIn();
        return browser.announce(action.tab, { type: 'session.opened', accountId: 'ada' });
      case 'logOut':
        ledger.logOut();
        return browser.announce(action.tab, { type: 'session.closed' });
      case 'reload':
        return browser.reload(action.tab, ledger.isMember());
      case 'lookAgain':
        send(action.tab, { type: 'page.becameVisible' });
        return send(action.tab, { type: 'cart.opened' });
    }
  }

  function idOf(index: number, sku: string): string {
    if (!ledger.isMember()) return cartKey(sku);
    return server.linesOf(siteOf(index)).find((line) => line.sku === sku)?.id ?? 'none';
  }

  return {
    browser,
    server,
    ledger,
    siteOf,
    settle,
    async step(action: Step) {
      await step(action);
      await turn();
    },
    close: () => {
      for (const { actor } of browser.tabs) actor.stop();
    },
  };
}
