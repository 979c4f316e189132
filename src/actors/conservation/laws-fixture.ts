import { readCarts } from '../../storage/carts.ts';
import { stored } from '../../storage/keys.ts';
import { merges } from '../../storage/unanswered.ts';
import { accounts, markets, type Step } from './steps-fixture.ts';
import type { Scene } from './scene-fixture.ts';

const sum = (records: readonly { readonly duration: number }[]) =>
  records.reduce((total, { duration }) => total + duration, 0);

/** Identity and money: what a tab keeps of the server lies under the name of its member and its market. */
function* placesBroken({ tabs }: Scene): Generator<string> {
  for (const { data } of tabs) {
    for (const { queryKey, state } of data.getQueryCache().getAll()) {
      const [site, member] = queryKey;
      const answer: { readonly site?: unknown; readonly account?: unknown } = Object(state.data);
      if (answer.site !== undefined && answer.site !== site)
        yield `prices of ${answer.site} are shown as those of ${site}`;
      if (answer.account !== undefined && answer.account !== member)
        yield `${member} sees the cart of ${answer.account}`;
    }
  }
}

/** Time: nothing that was looked at is lost or counted twice, apart from reports whose end nobody outcomes. */
function* timeBroken({ tabs, server, time }: Scene): Generator<string> {
  const [first] = tabs;
  const inTabs = tabs.flatMap(({ pageTime }) => {
    const { records, sending } = pageTime.getSnapshot().context;
    return [...records, ...sending];
  });
  const unsentRecords = first ? first.store.read(stored.pageTimeRecords) : [];
  const found = server.tally.pageTime + sum(inTabs) + sum(unsentRecords);
  if (Math.abs(found - time.seen) > time.uncertain)
    yield `${time.seen} ms were looked at, ${found} ms are known, ${time.uncertain} uncertain`;
}

/** Lines: what was added is somewhere, once, and with whom it belongs. */
function* linesBroken(scene: Scene): Generator<string> {
  const { tabs, server, additionsMade } = scene;
  const local = tabs[0] ? readCarts(tabs[0].store) : {};
  const unsettled = new Set((tabs[0]?.store.read(merges) ?? []).flatMap(({ lines }) => lines.map(({ sku }) => sku)));
  const unanswered = scene.keptAdditions();
  const added = new Set(scene.outcomes().flatMap((event) => (event.type === 'cart.added' ? [event.command.sku] : [])));
  const refused = new Set(
    scene
      .outcomes()
      .flatMap((event) =>
        event.type === 'cart.refused'
          ? event.commands.flatMap((command) => (command.type === 'cart.add' ? [command.sku] : []))
          : [],
      ),
  );
  for (const { sku, site, by } of additionsMade) {
    const owners = accounts.flatMap((account) =>
      markets.flatMap((market) =>
        Array.from({ length: server.linesOf(account, market).get(sku) ?? 0 }, () => `${account} in ${market}`),
      ),
    );
    const inBrowser = local[site]?.lines.find((line) => line.sku === sku)?.quantity ?? 0;
    if (owners.length > 1) yield `${sku} is doubled: ${owners.join()}`;
    if (by !== null && owners.some((owner) => owner !== `${by} in ${site}`))
      yield `${sku} of ${by} in ${site} is with ${owners.join()}`;
    if (by !== null && inBrowser > 0) yield `${sku} of ${by} is with the guest`;
    if (by === null && owners.length + inBrowser === 0) yield `${sku} of a guest is nowhere`;
    if (by === null && owners.length + inBrowser > 1 && !unsettled.has(sku)) yield `${sku} of a guest is twice`;
    if (by !== null && added.has(sku) && owners.length === 0) yield `${sku} was said to be added, and is nowhere`;
    if (by !== null && owners.length === 0 && !refused.has(sku) && !unanswered.has(sku))
      yield `${sku} of ${by} is lost without a word`;
  }
}

/** Tokens: whoever signed out last is gone for good, in every tab, in the storage and in the vault. */
function* tokensBroken(scene: Scene, steps: readonly Step[]): Generator<string> {
  for (const [index, tab] of scene.tabs.entries()) {
    const { token, accountId } = tab.session.getSnapshot().context;
    const storedAccount = scene.token(tab) === '' ? null : tab.store.read(stored.accountId);
    if (accountId !== storedAccount) yield `tab ${index} is of ${accountId}, and its storage of ${storedAccount}`;
    if (token !== null && scene.server.isOver(token)) yield `tab ${index} holds ${token}, which is over`;
  }
  const last = steps.findLast((step) => step.do === 'logIn' || step.do === 'logOut');
  if (last?.do === 'logIn') return;
  for (const [index, tab] of scene.tabs.entries())
    if (scene.token(tab) !== '') yield `tab ${index} is signed in after the sign-out`;
  if (scene.vaultRecord() !== undefined) yield 'the vault holds tokens after the sign-out';
}

/** What is true at every moment. Throws the first law that is broken. */
export function expectAlways(scene: Scene): void {
  for (const fault of [...scene.broken, ...placesBroken(scene), ...scene.crashes().map(String)]) throw new Error(fault);
}

/** What is true once everything has come to rest. */
export function expectAtRest(scene: Scene, steps: readonly Step[]): void {
  expectAlways(scene);
  for (const fault of [...linesBroken(scene), ...tokensBroken(scene, steps), ...timeBroken(scene)])
    throw new Error(fault);
}
