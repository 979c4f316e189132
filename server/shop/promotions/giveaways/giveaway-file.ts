import { giveawayActions } from '#rules/giveaways.ts';
import { sites, type Site } from '#rules/markets.ts';
import { safeUrl } from '#rules/urls.ts';
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
import type { StoredPicture } from '../../media/picture.ts';
import type { NewGiveaway } from './create-giveaway.ts';
import type { GiveawayPrize, GiveawayStep, PrizeAward } from './giveaway-config.ts';

const id = /^[0-9A-Za-z_-]{1,40}$/;
/** A paragraph. */
const paragraph = /^\S[^\p{Cc}]{0,1998}\S$/u;
const handlePattern = /^[a-z0-9-]{1,60}$/;

function pictureAt(value: unknown, path: string): StoredPicture {
  const { slug, alt } = fieldsAt(value, path, ['slug', 'alt']);
  return { slug: textAt(slug, `${path}.slug`, code), alt: textAt(alt, `${path}.alt`, line) };
}

const awardFields = ['kind', 'sku', 'templates', 'coins'];

function awardAt(value: unknown, path: string): PrizeAward {
  const { kind, sku, templates, coins } = fieldsAt(value, path, awardFields);
  switch (kind) {
    case 'PRODUCT':
      return { kind, sku: textAt(sku, `${path}.sku`, code) };
    case 'COINS':
      return { kind, coins: countAt(coins, `${path}.coins`, 1_000_000) };
    case 'COUPON': {
      const bySite = Object.entries(fieldsAt(templates, `${path}.templates`, sites));
      return {
        kind,
        templates: Object.fromEntries(
          bySite.map(([site, template]) => [site, textAt(template, `${path}.templates.${site}`, id)]),
        ),
      };
    }
    default:
      throw fault(`${path}.kind`, 'must be PRODUCT, COUPON or COINS');
  }
}

function prizeAt(value: unknown, path: string): GiveawayPrize {
  const fields = fieldsAt(value, path, ['prizeId', 'title', 'image', 'count', 'award']);
  return {
    prizeId: textAt(fields['prizeId'], `${path}.prizeId`, id),
    title: textAt(fields['title'], `${path}.title`, line),
    image: pictureAt(fields['image'], `${path}.image`),
    count: countAt(fields['count'], `${path}.count`, 10_000),
    award: awardAt(fields['award'], `${path}.award`),
  };
}

const stepFields = ['action', 'entries', 'channel', 'question', 'choices', 'answer'];

function stepAt(value: unknown, path: string): GiveawayStep {
  const fields = fieldsAt(value, path, stepFields);
  const action = giveawayActions.find((each) => each === fields['action']);
  if (action === undefined) throw fault(`${path}.action`, `must be one of ${giveawayActions.join(', ')}`);
  const entries = countAt(fields['entries'], `${path}.entries`, 100);
  if (action === 'FOLLOW') {
    const { name, url } = fieldsAt(fields['channel'], `${path}.channel`, ['name', 'url']);
    const safe = typeof url === 'string' ? safeUrl(url)?.href : undefined;
    if (safe === undefined) throw fault(`${path}.channel.url`, 'must be an address that begins with https://');
    return { action, entries, channel: { name: textAt(name, `${path}.channel.name`, line), url: safe } };
  }
  if (action !== 'QUIZ') return { action, entries };
  const choices = listAt(fields['choices'], `${path}.choices`, 6).map((choice, index) => {
    const at = `${path}.choices[${index}]`;
    const { choiceId, label } = fieldsAt(choice, at, ['choiceId', 'label']);
    return { choiceId: textAt(choiceId, `${at}.choiceId`, id), label: textAt(label, `${at}.label`, line) };
  });
  if (choices.length < 2) throw fault(`${path}.choices`, 'must list 2 to 6');
  const answer = textAt(fields['answer'], `${path}.answer`, id);
  if (!choices.some(({ choiceId }) => choiceId === answer)) throw fault(`${path}.answer`, 'must be one of the choices');
  return { action, entries, question: textAt(fields['question'], `${path}.question`, line), choices, answer };
}

function refuseTwice(values: readonly string[], path: string): void {
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) throw fault(path, `has ${twice} twice`);
}

/** Nobody has to buy anything: what a purchase gives, a day gives as well. */
function refuseWithoutFreeRoute(steps: readonly GiveawayStep[]): void {
  const entriesOf = (action: GiveawayStep['action']) => steps.find((step) => step.action === action)?.entries;
  const byOrder = entriesOf('ORDER');
  if (byOrder !== undefined && entriesOf('FREE') !== byOrder) {
    throw fault('giveaway.steps', `must have a step FREE with ${byOrder} entries, as many as an order gives`);
  }
}

const fileFields = [
  ...['handle', 'title', 'summary', 'path', 'image', 'upright', 'markets', 'previewTime', 'startTime', 'endTime'],
  ...['entryLimit', 'minAge', 'claimDays', 'prizes', 'steps', 'rules', 'spus'],
];

/**
 * The giveaway of a file, checked; it is a draft. docs/giveaways.md shows one.
 * @throws UsageError naming the field at fault
 */
export function parseGiveawayFile(text: string): NewGiveaway {
  const fields = fieldsAt(parseJsonFile(text), 'giveaway', fileFields);
  const at = (name: string) => `giveaway.${name}`;
  const startTime = instantAt(fields['startTime'], at('startTime'));
  const endTime = instantAt(fields['endTime'], at('endTime'));
  if (endTime <= startTime) throw fault(at('endTime'), 'must be after the start');
  const previewTime = fields['previewTime'] === undefined ? null : instantAt(fields['previewTime'], at('previewTime'));
  if (previewTime !== null && previewTime > startTime) throw fault(at('previewTime'), 'must not be after the start');
  const markets = listAt(fields['markets'], at('markets'), sites.length).map((value, index): Site => {
    const site = sites.find((each) => each === value);
    if (site === undefined) throw fault(`giveaway.markets[${index}]`, `must be one of ${sites.join(', ')}`);
    return site;
  });
  refuseTwice(markets, at('markets'));
  const prizes = listAt(fields['prizes'], at('prizes'), 20).map((prize, index) =>
    prizeAt(prize, `giveaway.prizes[${index}]`),
  );
  refuseTwice(
    prizes.map(({ prizeId }) => prizeId),
    at('prizes'),
  );
  const steps = listAt(fields['steps'], at('steps'), giveawayActions.length).map((step, index) =>
    stepAt(step, `giveaway.steps[${index}]`),
  );
  refuseTwice(
    steps.map(({ action }) => action),
    at('steps'),
  );
  refuseWithoutFreeRoute(steps);
  const optionalList = (name: string, most: number) =>
    fields[name] === undefined ? [] : listAt(fields[name], at(name), most);
  return {
    handle: textAt(fields['handle'], at('handle'), handlePattern),
    title: textAt(fields['title'], at('title'), line),
    summary: textAt(fields['summary'], at('summary'), line),
    image: pictureAt(fields['image'], at('image')),
    ...{ markets, previewTime, startTime, endTime },
    config: {
      path: textAt(fields['path'], at('path'), /^\/prom\/[a-z0-9-]{1,60}$/),
      ...{ prizes, steps },
      entryLimit: countAt(fields['entryLimit'], at('entryLimit'), 100),
      ...(fields['minAge'] === undefined ? {} : { minAge: countAt(fields['minAge'], at('minAge'), 21, 13) }),
      claimDays: countAt(fields['claimDays'] ?? 30, at('claimDays'), 365),
      ...(fields['upright'] === undefined ? {} : { upright: pictureAt(fields['upright'], at('upright')) }),
      rules: optionalList('rules', 20).map((rule, index) => {
        const path = `giveaway.rules[${index}]`;
        const { title, text: words } = fieldsAt(rule, path, ['title', 'text']);
        return { title: textAt(title, `${path}.title`, line), text: textAt(words, `${path}.text`, paragraph) };
      }),
      spus: optionalList('spus', 12).map((spu, index) => textAt(spu, `giveaway.spus[${index}]`, code)),
    },
  };
}
