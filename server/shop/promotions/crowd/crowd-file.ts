import type { CrowdGoal } from '#rules/crowd.ts';
import { sites } from '#rules/markets.ts';
import { shipMonthPattern } from '#rules/ship-months.ts';
import {
  code,
  countAt,
  fault,
  fieldsAt,
  instantAt,
  line,
  listAt,
  parseJsonFile,
  textAt,
} from '#server/ops/file-fields.ts';
import { type NewProject, type NewTier, marketsOf } from './create-project.ts';
import type { NewUpdate } from './updates.ts';

const drawings = ['TRIO', 'ARCH', 'STEM', 'LEDGE', 'KITE', 'BUOY'] as const satisfies readonly NewProject['drawing'][];
const id = /^[0-9a-z-]{1,30}$/;
const paragraph = /^\S[\s\S]{0,1998}$/;
const mostAmount = 100_000_000;

const paragraphsAt = (value: unknown, path: string, most: number): string[] =>
  listAt(value, path, most).map((text, index) => textAt(text, `${path}[${index}]`, paragraph));

function goalAt(value: unknown): CrowdGoal {
  const path = 'project.goal';
  const { units, amount } = fieldsAt(value, path, ['units', 'amount']);
  if ((units === undefined) === (amount === undefined)) throw fault(path, 'must have either units or amount');
  return amount === undefined
    ? { kind: 'UNITS', value: countAt(units, `${path}.units`, 1_000_000) }
    : { kind: 'AMOUNT', value: countAt(amount, `${path}.amount`, 1_000_000_000) };
}

function amountsAt(value: unknown, path: string): NewTier['amounts'] {
  const fields = fieldsAt(value, path, sites);
  const offered = sites.filter((site) => fields[site] !== undefined);
  return Object.fromEntries(offered.map((site) => [site, countAt(fields[site], `${path}.${site}`, mostAmount)]));
}

function tierAt(value: unknown, path: string): NewTier {
  const names = ['tierId', 'sku', 'title', 'shipMonth', 'quota', 'perBuyerLimit', 'amounts', 'later'];
  const fields = fieldsAt(value, path, names);
  const limit = fields['perBuyerLimit'];
  return {
    tierId: textAt(fields['tierId'], `${path}.tierId`, id),
    sku: textAt(fields['sku'], `${path}.sku`, code),
    title: textAt(fields['title'], `${path}.title`, line),
    shipMonth: textAt(fields['shipMonth'], `${path}.shipMonth`, shipMonthPattern),
    quota: countAt(fields['quota'], `${path}.quota`, 1_000_000),
    ...(limit === undefined ? {} : { perBuyerLimit: countAt(limit, `${path}.perBuyerLimit`, 999) }),
    amounts: amountsAt(fields['amounts'], `${path}.amounts`),
    later: amountsAt(fields['later'] ?? {}, `${path}.later`),
  };
}

function milestoneAt(value: unknown, path: string): NewProject['milestones'][number] {
  const { units, text } = fieldsAt(value, path, ['units', 'text']);
  return { units: countAt(units, `${path}.units`, 1_000_000), text: textAt(text, `${path}.text`, line) };
}

function numberAt(value: unknown, path: string): NewProject['numbers'][number] {
  const fields = fieldsAt(value, path, ['value', 'label']);
  return {
    value: textAt(fields['value'], `${path}.value`, line),
    label: textAt(fields['label'], `${path}.label`, line),
  };
}

const listOf = <Value>(
  value: unknown,
  path: string,
  most: number,
  at: (one: unknown, path: string) => Value,
): Value[] => (value === undefined ? [] : listAt(value, path, most).map((one, index) => at(one, `${path}[${index}]`)));

const projectFields = [
  'id',
  'title',
  'summary',
  'drawing',
  'picture',
  'spu',
  'questionsSpu',
  'warrantyId',
  'goal',
  'startTime',
  'endTime',
  'story',
  'numbers',
  'risks',
  'milestones',
  'tiers',
];

/** The project of a file, checked. docs/crowdfunding.md shows one. @throws UsageError naming the field at fault */
export function parseProject(text: string): NewProject {
  const fields = fieldsAt(parseJsonFile(text), 'project', projectFields);
  const picture = fieldsAt(fields['picture'], 'project.picture', ['slug', 'alt']);
  const drawing = drawings.find((each) => each === fields['drawing']);
  if (drawing === undefined) throw fault('project.drawing', `must be one of ${drawings.join(', ')}`);
  const startTime = instantAt(fields['startTime'], 'project.startTime');
  const endTime = instantAt(fields['endTime'], 'project.endTime');
  if (endTime <= startTime) throw fault('project.endTime', 'must be after the start');
  const { questionsSpu, warrantyId } = fields;
  const project: NewProject = {
    id: textAt(fields['id'], 'project.id', id),
    title: textAt(fields['title'], 'project.title', line),
    summary: textAt(fields['summary'], 'project.summary', line),
    drawing,
    picture: {
      slug: textAt(picture['slug'], 'project.picture.slug', code),
      alt: textAt(picture['alt'], 'project.picture.alt', line),
    },
    spu: textAt(fields['spu'], 'project.spu', code),
    ...(questionsSpu === undefined ? {} : { questionsSpu: textAt(questionsSpu, 'project.questionsSpu', code) }),
    ...(warrantyId === undefined ? {} : { warrantyId: textAt(warrantyId, 'project.warrantyId', code) }),
    goal: goalAt(fields['goal']),
    ...{ startTime, endTime },
    story: paragraphsAt(fields['story'], 'project.story', 10),
    numbers: listOf(fields['numbers'], 'project.numbers', 3, numberAt),
    risks: paragraphsAt(fields['risks'], 'project.risks', 10),
    milestones: listOf(fields['milestones'], 'project.milestones', 6, milestoneAt),
    tiers: listAt(fields['tiers'], 'project.tiers', 8).map((tier, index) => tierAt(tier, `project.tiers[${index}]`)),
  };
  refuseTiers(project);
  return project;
}

function refuseTiers(project: NewProject): void {
  const ids = project.tiers.map(({ tierId }) => tierId);
  const twice = ids.find((tierId, index) => ids.indexOf(tierId) !== index);
  if (twice !== undefined) throw fault('project.tiers', `name ${twice} twice`);
  const markets = marketsOf(project);
  if (markets.length === 0) throw fault('project.tiers', 'have no market where every tier has an amount');
  for (const [index, { amounts }] of project.tiers.entries()) {
    const alone = Object.keys(amounts).find((site) => !markets.some((market) => market === site));
    if (alone === undefined) continue;
    throw fault(`project.tiers[${index}].amounts.${alone}`, 'is a market where another tier has no amount');
  }
  if (project.goal.kind === 'AMOUNT' && markets.length > 1) {
    throw fault('project.goal.amount', 'needs exactly one market: amounts in two currencies can’t be added up');
  }
}

export interface ProjectUpdate extends NewUpdate {
  /** New months by tier. */
  readonly shipMonths: readonly (readonly [tierId: string, month: string])[];
}

/** The update of a file, checked. @throws UsageError naming the field at fault */
export function parseUpdate(text: string): ProjectUpdate {
  const fields = fieldsAt(parseJsonFile(text), 'update', ['title', 'body', 'shipMonths']);
  const months = fields['shipMonths'] ?? {};
  const named = Object.entries(typeof months === 'object' && months !== null ? months : {});
  return {
    title: textAt(fields['title'], 'update.title', line),
    body: paragraphsAt(fields['body'], 'update.body', 10),
    shipMonths: named.map(([tierId, month]) => [
      textAt(tierId, 'update.shipMonths', id),
      textAt(month, `update.shipMonths.${tierId}`, shipMonthPattern),
    ]),
  };
}
