import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanText } from '#rules/clean-text.ts';
import { day, hour } from '#rules/durations.ts';
import { tierItemId } from '#server/shop/promotions/crowd/create-project.ts';
import { besideShop, ops } from '../steps/ops.ts';
import { texts } from './texts.ts';

/** Where no other test looks at promotions. */
export const operatorSite = 'CA';

/** What a file of an operator may say: in one line, and without a sign that nobody sees. */
export const fileTexts: readonly string[] = texts.filter(
  (text) => text.length <= 200 && /^\S[^\p{Cc}]*\S$/u.test(text) && cleanText('block', text) === text,
);

export interface OperatorPages {
  readonly promoId: string;
  readonly handle: string;
  readonly projectId: string;
  readonly tier: string;
  /** The texts that each file holds. */
  readonly said: Readonly<Record<'giveaway' | 'project' | 'machine', readonly string[]>>;
}

const instant = (time: number): string => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');

/**
 * Writes a giveaway, a project with its news and a doll machine whose every text is hostile, with the commands and files
 * that operators write them with, and lets all of it begin.
 * @param list goes round as often as there are more places
 */
export async function publishHostileFiles(list: readonly string[]): Promise<OperatorPages> {
  const id = `hostile-${randomUUID().slice(0, 8)}`;
  let next = 0;
  let used: string[] = [];
  const text = (): string => {
    const one = list[next % list.length] ?? '';
    next += 1;
    used.push(one);
    return one;
  };
  const lines = (count: number): string[] => Array.from({ length: count }, text);
  const listOf = <Item>(count: number, make: (at: number) => Item): Item[] =>
    Array.from({ length: count }, (_, at) => make(at));
  const picture = (alt: string) => ({ slug: 'wide-patio', alt });
  const begin = Date.now() + hour;
  const times = { startTime: instant(begin), endTime: instant(begin + day) };
  const machineId = `${id}-machine`;
  const handle = `new-outdoor-lights-giveaway-${id}`;

  const giveaway = {
    ...{ handle, path: '/prom/new-outdoor-lights-giveaway', markets: [operatorSite], entryLimit: 9, ...times },
    ...{ title: text(), summary: text(), image: picture(text()), upright: picture('Never shown') },
    prizes: listOf(12, (at) => ({
      ...{ prizeId: `p${at}`, title: text(), image: picture(text()), count: 1, award: { kind: 'COINS', coins: 1 } },
    })),
    steps: [
      { action: 'LOG_IN', entries: 1 },
      { action: 'FOLLOW', entries: 1, channel: { name: text(), url: 'https://social.example/%3Cscript%3E?a="b' } },
      {
        ...{ action: 'QUIZ', entries: 1, question: text(), answer: 'c0' },
        choices: listOf(6, (at) => ({ choiceId: `c${at}`, label: text() })),
      },
    ],
    rules: listOf(12, () => ({ title: text(), text: text() })),
  };
  const ofGiveaway = used;
  used = [];
  const project = {
    ...{
      id,
      title: text(),
      summary: text(),
      drawing: 'BUOY',
      picture: picture('In orders alone'),
      spu: `LM-${id}`,
      ...times,
    },
    ...{ goal: { units: 500 }, story: lines(10), risks: lines(10) },
    numbers: listOf(3, () => ({ value: text(), label: text() })),
    milestones: listOf(6, (at) => ({ units: 10 * (at + 1), text: text() })),
    tiers: listOf(8, (at) => ({
      ...{ tierId: `t${at}`, sku: `LM-${id}-${at}`, title: text(), shipMonth: '2051-05', quota: 5 },
      amounts: { [operatorSite]: 9_900 },
    })),
  };
  const news = { title: text(), body: lines(10) };
  const ofProject = used;
  used = [];
  const machine = {
    ...{ machineId, title: 'Never shown', costCoins: 50, freePlaysPerDay: 1, dailyLimit: 10, nothing: 600 },
    pity: { plays: 30, prizeId: 'm0' },
    markets: {
      [operatorSite]: {
        ...times,
        prizes: listOf(12, (at) => ({ prizeId: `m${at}`, title: text(), coins: 1, weight: 10 })),
      },
    },
  };
  const said = { giveaway: ofGiveaway, project: ofProject, machine: used };

  const folder = await mkdtemp(join(tmpdir(), 'lampyris-hostile-'));
  const file = async (content: object): Promise<string> => {
    const path = join(folder, `${randomUUID()}.json`);
    await writeFile(path, JSON.stringify(content));
    return path;
  };
  await ops('giveaway', 'create', await file(giveaway));
  await ops('promo', 'schedule', handle);
  await ops('crowd', 'create', await file(project));
  await ops('crowd', 'update', id, await file(news));
  await ops('doll', 'create', await file(machine));
  await ops('promo', 'schedule', machineId);
  await rm(folder, { recursive: true });
  // All of it begins now.
  const promoId = await besideShop(async ({ db, clock }) => {
    const rows = db.selectFrom('promotions').select('promo_id').where('handle', '=', handle);
    const { promo_id: found } = await rows.executeTakeFirstOrThrow();
    const windows = db.updateTable('promotion_windows').set({ preview_time: null, start_time: clock.now() - hour });
    await windows.where('promo_id', 'in', [found, id, machineId]).execute();
    return found;
  });
  return { promoId, handle, projectId: id, tier: tierItemId(id, 't0', operatorSite), said };
}
