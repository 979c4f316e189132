/**
 * `npm run bench`: what the machines of every page cost at their start, beside the work of reading one list of products;
 * how many calls the bridge to an app makes, beside the least that a page can do; and what one request costs the server
 * in CPU time, beside a bare `node:http` server that answers the same bytes in the same run. Times depend on the machine
 * and its load, ratios hardly; nothing is asserted.
 */
import { demoShopper } from '#server/seed/demo-shopper.ts';
import { bootTimes } from './boot-machines.ts';
import { bridgeCalls } from './bridge-calls.ts';
import { cpuTime, pin } from './cpu-time.ts';
import { ask, askMany, hangUp, type Question, type Reply } from './load.ts';
import { median } from './median.ts';
import { openFloor, openShop, type Answerer } from './servers.ts';

interface Task {
  readonly name: string;
  readonly questions: readonly Question[];
  /** Microseconds of CPU for each request. */
  readonly budget?: number;
  readonly requests: number;
  /** What must be put back after a round; not counted. */
  readonly after?: () => Promise<void>;
}

const rounds = 5;
/** Code that has run less often than this is still being compiled. */
const warmAfter = 1_000;
/** A refusal is an HTTP 200 with another status in its first bytes. */
const isRight = ({ status, headers, body }: Reply): boolean =>
  status === 200 && (headers['content-encoding'] !== undefined || body.subarray(0, 14).toString() === '{"status":200,');

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

const site = { site: 'US', country: 'US', clientid: 'bench' };
const json = { ...site, 'content-type': 'application/json' };
const get = (path: string, headers: Readonly<Record<string, string>> = site): Question => ({
  method: 'GET',
  path,
  headers,
});

interface Products {
  readonly data: { readonly list: readonly { readonly spu: string; readonly sku: string }[] };
}

interface Cart {
  readonly data: { readonly lines: readonly { readonly id: string }[] };
}

const tasksOf = async (origin: string): Promise<readonly Task[]> => {
  const list = get('/app-mall/v1/product/list?pageSize=24');
  const goods: Products = JSON.parse((await ask(origin, list)).body.toString());
  const { email, password } = demoShopper;
  const logIn = { method: 'POST', path: '/bff-app/v1/mobile/email/login', headers: json } as const;
  const signedIn = await ask(origin, { ...logIn, body: JSON.stringify({ email, password }) });
  const { token }: { token: string } = JSON.parse(signedIn.body.toString()).data;
  const member = { ...json, authorization: `Bearer ${token}` };
  const cart = '/app-mall/v1/shopping-cart';
  const products = goods.data.list;
  const skus = products.map(({ sku }) => sku);
  const emptyCart = async (): Promise<void> => {
    const { data }: Cart = JSON.parse((await ask(origin, get(cart, member))).body.toString());
    const ids = data.lines.map(({ id }) => id);
    await ask(origin, { method: 'DELETE', path: cart, headers: member, body: JSON.stringify({ ids }) });
  };
  await emptyCart();
  return [
    { name: 'list of 24', questions: [list], budget: 200, requests: 2_000 },
    { name: 'list of 24, brotli', questions: [get(list.path, { ...site, 'accept-encoding': 'br' })], requests: 2_000 },
    {
      name: 'product detail',
      questions: products.map(({ spu }) => get(`/app-mall/v1/product/detail?spu=${spu}`)),
      budget: 125,
      requests: 2_000,
    },
    {
      name: 'add to cart, relaxed',
      questions: skus.map((sku) => ({
        method: 'POST',
        path: cart,
        headers: member,
        body: JSON.stringify({ sku, quantity: 1 }),
      })),
      budget: 400,
      requests: skus.length * 3,
      after: emptyCart,
    },
    { name: 'cart of a member', questions: [get(cart, member)], requests: 2_000 },
    { name: 'home page, kept', questions: [get('/home', { 'accept-encoding': 'br' })], budget: 25, requests: 4_000 },
  ];
};

const round = async (
  { origin, pid }: Answerer,
  { questions, requests }: Task,
): Promise<{ cost: number; took: number[] }> => {
  const before = cpuTime(pid);
  const took = await askMany(origin, questions, requests, isRight);
  return { cost: (cpuTime(pid) - before) / requests, took };
};

console.table(bootTimes());
console.table(await bridgeCalls());

const shop = await openShop();
const floor = await openFloor();
try {
  pin(shop.pid, 0);
  pin(floor.pid, 0);
  pin(process.pid, 1);
  const rows: Record<string, Record<string, string | number>> = {};
  for (const task of await tasksOf(shop.origin)) {
    for (const question of task.questions) await floor.learn(question, await ask(shop.origin, question));
    await task.after?.();
    const costs: { shop: number[]; floor: number[] } = { shop: [], floor: [] };
    let took: number[] = [];
    const warmUps = Math.ceil(warmAfter / task.requests);
    for (let index = 0; index < warmUps + rounds; index += 1) {
      const bare = await round(floor, task);
      const full = await round(shop, task);
      await task.after?.();
      if (index < warmUps) continue;
      costs.floor.push(bare.cost);
      costs.shop.push(full.cost);
      took = [...took, ...full.took];
    }
    const [ours, least] = [median(costs.shop), median(costs.floor)];
    rows[task.name] = {
      'µs CPU': Math.round(ours),
      'floor µs': Math.round(least),
      'times the floor': (ours / least).toFixed(1),
      'budget µs': task.budget ?? '–',
      'p99 ms, 16 connections': percentile(took, 0.99).toFixed(1),
    };
  }
  console.table(rows);
} finally {
  hangUp();
  await floor.stop();
  await shop.stop();
}
