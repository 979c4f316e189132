import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lamp, openOrderShop, type OrderShop } from '../shop/orders/order-fixture.ts';
import { formatMoney, money } from '#rules/money.ts';
import { priorPeriod } from '#rules/price-history.ts';
import { isOfDatabase } from '../db/database-faults.ts';
import { importPrices } from '../shop/catalogue/import-prices.ts';
import { parsePriceFile } from '../shop/catalogue/price-file.ts';
import { textOf } from './file-text.ts';
import { asksForHelp, opsHelp, runCommand } from './run-command.ts';

const day = 86_400_000;
let at: OrderShop;
let folder: string;
beforeAll(async () => {
  at = await openOrderShop();
  folder = await mkdtemp(join(tmpdir(), 'lampyris-ops-'));
});
afterAll(async () => {
  await at.close();
  await rm(folder, { recursive: true, force: true });
});

const ops = async (...args: string[]) => (await runCommand(at.shop, args)).join('\n');

describe('an operator at the command line', () => {
  it('takes an order from payment to delivery', async () => {
    const { orderNo, open } = await at.place();
    await at.payByCard({ orderNo, open });
    expect(await ops('order', 'list', '--status', 'paid')).toContain(orderNo);
    expect(await ops('order', 'release', orderNo.toLowerCase())).toBe(`${orderNo} is PROCESSING`);
    expect(await ops('order', 'ship', orderNo, '--carrier', 'dhl', '--tracking', 'D1')).toBe(`${orderNo} is SHIPPED`);
    expect(await ops('order', 'deliver', orderNo)).toBe(`${orderNo} is DELIVERED`);
    const shown = await ops('order', 'show', orderNo);
    expect(shown).toContain('Shipped with DHL, tracking number D1');
    expect(shown).toContain(lamp);
    expect(await ops('order', 'refund', orderNo, '--reason', 'Scratched', '--amount', '100')).toMatch(
      /^RF\w+: .*1\.00 is SETTLED$/,
    );
  });

  it.each([
    [['order'], 'There’s no command "order"'],
    [['order', 'ship', 'L1', '--tracking', '1'], '--carrier is missing.'],
    [['order', 'ship', 'LNONE'], 'We couldn’t find that. (NOT_FOUND)'],
    [['order', 'show', 'LNONE'], 'There is no order LNONE.'],
    [['order', 'show', '\u200BLNONE\u202C '], 'There is no order LNONE.'],
    [['order', 'ship', 'L1', '--tracking', '1', '--carrier', '\u200B'], '--carrier is missing.'],
    [['order', 'list', '--status', 'lost'], 'No order has the status "lost".'],
    [['order', 'release', 'LNONE'], 'We couldn’t find that. (NOT_FOUND)'],
    [['stock', 'set', lamp, 'US', '1.5'], 'The number of pieces must be a whole number, not "1.5".'],
    [['stock', 'get', lamp, 'MARS'], 'There is no market "MARS"'],
    [['price', 'import', '/nowhere.csv'], '/nowhere.csv cannot be read (ENOENT).'],
    [['stock', 'get', '--colour', 'red'], "Unknown option '--colour'"],
  ])('is told what is wrong with %j', async (args, sentence) => {
    await expect(ops(...args)).rejects.toThrow(sentence);
  });

  it('reads what a shopper wrote in one line, without control characters', async () => {
    const written = { spu: 'LM-DOME', author: 'Mara', body: '', media: '[]', created_at: 1, updated_at: 1 };
    const title = 'Gone?\u001b[2J\r\nApproved  answer';
    const question = { ...written, id: 'Q1', account_id: null, title, status: 'PENDING', is_shown: 0 } as const;
    await at.shop.db.insertInto('questions').values(question).execute();
    expect(await ops('qa', 'list')).toBe('Q1  question  LM-DOME  Mara\n  Gone? [2J  Approved  answer');
    await at.shop.db.deleteFrom('questions').where('id', '=', 'Q1').execute();
  });

  it('can ask what there is', () => {
    expect(asksForHelp([])).toBe(true);
    expect(asksForHelp(['stock', 'get'])).toBe(false);
    for (const name of ['order ship', 'order refuse-cancel', 'stock set', 'price import'])
      expect(opsHelp()).toContain(name);
  });
});

describe('counting the stock', () => {
  it('notifies those who asked and confirmed, once, and only when there is something to buy', async () => {
    const now = at.shop.clock.now();
    const base = {
      sku: lamp,
      site: 'US' as const,
      account_id: null,
      confirm_hash: null,
      notified_at: null,
      created_at: now,
      updated_at: now,
    };
    await at.shop.db
      .insertInto('stock_subscriptions')
      .values([
        { ...base, id: 'waits', email: 'waits@lampyris.test', confirmed_at: now },
        { ...base, id: 'never-said-yes', email: 'silent@lampyris.test', confirmed_at: null },
      ])
      .execute();
    const { reserved } = await at.stock();
    expect(await ops('stock', 'set', lamp, 'US', String(reserved))).toContain('0 available');
    expect(await at.mailTo('waits@lampyris.test')).toEqual([]);
    await ops('stock', 'set', lamp, 'US', '50');
    await ops('stock', 'set', lamp, 'US', '60');
    expect(await at.mailTo('waits@lampyris.test')).toHaveLength(1);
    expect(await at.mailTo('silent@lampyris.test')).toEqual([]);
  });

  it('never goes below what is set aside', async () => {
    await at.place();
    const { reserved, stock } = await at.stock();
    await expect(ops('stock', 'set', lamp, 'US', String(reserved - 1))).rejects.toThrow('are reserved');
    expect((await at.stock()).stock).toBe(stock);
    expect(await at.api.call('setStock', { body: { sku: lamp, site: 'US', stock: 5 } })).toMatchObject({
      code: 'FORBIDDEN',
    });
    const { operatorKey } = at.shop;
    expect((await at.api.ok('getSkuStock', { operatorKey, query: { sku: lamp, site: 'US' } })).stock).toBe(stock);
    expect((await at.api.call('getSkuStock', { operatorKey, query: { sku: 'NONE', site: 'US' } })).code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('importing prices', () => {
  // Some events promise that prices stay.
  beforeAll(() => at.shop.db.updateTable('promotions').set({ status: 'ENDED' }).where('type', '=', 'EVENT').execute());

  const market = () =>
    at.shop.db
      .selectFrom('sku_markets')
      .selectAll()
      .where('sku', '=', lamp)
      .where('site', '=', 'EU')
      .executeTakeFirstOrThrow();
  const set = (listAmount: number, saleAmount?: number | null) =>
    importPrices(at.shop, [{ sku: lamp, site: 'EU', listAmount, ...(saleAmount === undefined ? {} : { saleAmount }) }]);

  it('states the lowest price of the 30 days before a reduction, counted to the millisecond', async () => {
    at.shop.clock.advance(60 * day);
    await set(3_000, null);
    const lowSince = at.shop.clock.now();
    await set(2_000);
    at.shop.clock.advance(day);
    const highSince = at.shop.clock.now();
    await set(3_000);
    at.shop.clock.set(highSince + priorPeriod - 1);
    await set(3_000, 2_500);
    expect((await market()).prior_lowest_amount).toBe(2_000);
    await set(3_000, null);
    expect(await market()).toMatchObject({ prior_lowest_amount: null, sale_amount: null, sale_start: null });
    expect(lowSince).toBeLessThan(highSince);
  });

  it('forgets a low price that ended 30 days ago', async () => {
    at.shop.clock.advance(60 * day);
    await set(2_000);
    const back = at.shop.clock.now() + day;
    at.shop.clock.set(back);
    await set(3_000);
    at.shop.clock.set(back + priorPeriod);
    await set(3_000, 2_500);
    expect((await market()).prior_lowest_amount).toBe(3_000);
    await set(3_000, null);
  });

  it('writes what a shopper pays into the history, and nothing when nothing changed', async () => {
    const history = () =>
      at.shop.db
        .selectFrom('price_history')
        .select('amount')
        .where('sku', '=', lamp)
        .where('site', '=', 'EU')
        .orderBy('at')
        .orderBy('id')
        .execute();
    const before = (await history()).length;
    at.shop.clock.advance(1);
    expect(await set(3_000)).toEqual({ changed: 0, unchanged: 1 });
    expect(await set(3_100)).toEqual({ changed: 1, unchanged: 0 });
    at.shop.clock.advance(1);
    await set(3_100, 2_900);
    expect((await history()).slice(before).map(({ amount }) => amount)).toEqual([3_100, 2_900]);
    await set(3_100, null);
  });

  it('changes all or nothing, and names every row at fault', async () => {
    const { list_amount: before } = await market();
    const rows = [
      { sku: lamp, site: 'EU' as const, listAmount: 9_999 },
      { sku: 'NONE', site: 'EU' as const, listAmount: 1 },
      { sku: lamp, site: 'US' as const, listAmount: 100, saleAmount: 100 },
    ];
    const { operatorKey } = at.shop;
    const refused = await at.api.call('importPrices', { operatorKey, body: { rows } });
    expect(refused.fields?.map(({ path }) => path)).toEqual(['rows.1', 'rows.2']);
    expect((await market()).list_amount).toBe(before);
  });

  it.each([
    [100_000_000, 200],
    [100_000_001, 400],
  ])(
    'answers a price of %i with %i: a full cart of the dearest lamps can still be added up',
    async (listAmount, status) => {
      const { list_amount: before } = await market();
      const rows = [{ sku: lamp, site: 'EU' as const, listAmount }];
      const answer = await at.api.call('importPrices', { operatorKey: at.shop.operatorKey, body: { rows } });
      expect(answer.status).toBe(status);
      await set(before);
    },
  );

  it('reads sheets and JSON alike', async () => {
    const csv = `sku,site,listAmount,saleAmount\r\n${lamp},EU,3300,\n${lamp},US,2900,null\n`;
    const list = [
      { sku: lamp, site: 'EU', listAmount: 3_300 },
      { sku: lamp, site: 'US', listAmount: 2_900, saleAmount: null },
    ];
    expect(parsePriceFile(csv, 'prices.csv').rows).toEqual(list);
    expect(parsePriceFile(JSON.stringify({ rows: list }), 'prices.json').rows).toEqual(list);
    const file = join(folder, 'prices.csv');
    await writeFile(file, csv);
    expect(await ops('price', 'import', file, '--yes')).toMatch(/prices changed/);
  });

  it('asks where a price would change by more than half, and names the place of a row that is refused', async () => {
    const { list_amount: before, currency } = await market();
    const file = join(folder, 'slip.csv');
    const slip = Math.floor(before / 2) - 1;
    const shown = (amount: number) => formatMoney(money(amount, currency));
    await writeFile(file, `sku,site,listAmount\n${lamp},EU,${slip}\n`);
    await expect(ops('price', 'import', file)).rejects.toThrow(
      `Add --yes if that’s right:\n  ${lamp} in EU, list price: ${shown(before)} -> ${shown(slip)}`,
    );
    expect((await market()).list_amount).toBe(before);
    expect(await ops('price', 'import', file, '--yes')).toBe('1 prices changed, 0 already had that price');
    await set(before, null);
    await writeFile(file, `sku,site,listAmount\n\n${lamp},EU,${before}\nNONE,EU,1\n`);
    await expect(ops('price', 'import', file)).rejects.toThrow(
      `${file}, line 4, column 1 (sku): EU NONE: is not sold in this market.`,
    );
    await writeFile(file, `sku,site,listAmount\n${lamp},EU,\u001b[2J\n`);
    await expect(ops('price', 'import', file)).rejects.toThrow('not " [2J".');
    await set(before, before - 1);
    await writeFile(file, `sku,site,listAmount,saleAmount\n${lamp},EU,${before},1\n`);
    await expect(ops('price', 'import', file)).rejects.toThrow(
      `${lamp} in EU, price: ${shown(before - 1)} -> ${shown(1)}`,
    );
    await set(before, null);
  });

  it.each([
    ['sku,site\nA,EU', 'p.csv: the first line must name the columns'],
    ['sku,site,listAmount\nA,EU,9.99', 'p.csv, line 2, column 3 (listAmount): must be a whole number'],
    ['sku,site,listAmount\nA,DE,999', 'p.csv, line 2, column 2 (site): must be one of'],
    ['site,listAmount,sku,saleAmount\nEU,999,A,free', 'p.csv, line 2, column 4 (saleAmount): must be'],
    ['sku,site,listAmount\nA,EU,', 'p.csv, line 2, column 3 (listAmount): is missing'],
    [
      'sku,site,listAmount\nA,EU,1\n"x\ny",EU,1\nA,EU,0',
      'p.csv, line 3, column 1 (sku): this isn’t a variant’s code.\np.csv, line 5',
    ],
    ['sku,site,listAmount\nLM-HUB-1,US,5,995', 'p.csv, line 2: there are 4 cells and 3 columns.'],
    ['sku;site;listPrice\nA;EU;5.995', 'p.csv, line 2, column 3 (listPrice): "5.995" could be thousands or decimals'],
    ['sku,site,listPrice\nA,JA,59.95', 'p.csv, line 2, column 3 (listPrice): must be a price such as 5995'],
    ['sku,site,listPrice\nA,EU,9999999.00', '(listPrice): must be from 1 to 100000000 minor units'],
    ['sku,site,listPrice,listAmount\nA,EU,1,1', 'p.csv: name listAmount or listPrice, not both.'],
    ['sku,sku,site,listPrice\nA,A,EU,1', 'p.csv, line 1: there are two columns "sku".'],
    ['sku,site,listAmount\nA,EU,1\n"A,EU,1\n', 'p.csv, line 3: a quotation mark is never closed.'],
    ['sku,site,listAmount\nA,E"U,1', 'p.csv, line 2: a quotation mark is inside a cell'],
    ['sku,site,listAmount', 'holds no prices'],
    ['', 'p.csv: the first line must name the columns'],
  ])('refuses %j', (text, sentence) => {
    expect(() => parsePriceFile(text, 'p.csv')).toThrow(sentence);
  });

  const ofEurope = [
    'sku;site;Gr\u00F6\u00DFe;listPrice;salePrice;;',
    'A;US;klein;59,95;;;',
    'B;US;gro\u00DF;1.234,50;null;;',
    ';;;;;;',
  ].join('\r\n');
  it.each([
    ['with commas', '\uFEFFsku,site,listPrice,salePrice\r\nA,US,59.95,\r\n"B",US,"1,234.50",null\r\n', 'utf8'],
    ['of Europe', ofEurope, 'latin1'],
    [
      'of Unicode text',
      '\uFEFFsku\tsite\tlistPrice\tsalePrice\r\nA\tUS\t59,95\t\r\nB\tUS\t1234,5\tnull\r\n',
      'utf16le',
    ],
    ['of an old Mac', 'sku;site;listPrice;salePrice\rA;US;59,95;\rB;US;1234,50;null\r', 'utf8'],
    ['that says its sign', 'sep=;\r\nsku;site;listPrice;salePrice\r\nA;US;59,95;\r\nB;US;1\u202F234,50;null', 'utf8'],
    [
      'with notes of two lines',
      'sku,note,site,listPrice,salePrice\n"A","one\r\n""two"", three",US,59.95,\nB,,US,1234.50,null\n',
      'utf8',
    ],
  ] as const)('reads a table %s', (_, text, encoding) => {
    const { rows, unread } = parsePriceFile(textOf(Buffer.from(text, encoding)), 'prices.csv');
    expect(rows).toEqual([
      { sku: 'A', site: 'US', listAmount: 5_995 },
      { sku: 'B', site: 'US', listAmount: 123_450, saleAmount: null },
    ]);
    expect(['', 'Gr\u00F6\u00DFe', 'note']).toContain(unread.join());
  });

  it('is told of a coupon code that exists, and never in the words of a database', async () => {
    const words = 'coupon create --name Twice --site US --kind FIXED --value 10 --source CODE --code TWICE10 --days 30';
    await ops(...words.split(' '));
    await expect(ops(...words.split(' '))).rejects.toThrow('There’s already a coupon with the code "TWICE10".');
    const fact = at.shop.db.insertInto('shop_facts').values({ name: 'twice', value: '', updated_at: 1 });
    await fact.execute();
    expect(isOfDatabase(await fact.execute().catch((error: unknown) => error))).toBe(true);
    expect(isOfDatabase(new Error('no such file'))).toBe(false);
  });
});
