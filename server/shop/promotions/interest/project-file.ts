import type { components } from '#openapi/types.ts';
import { type Site, sites } from '#rules/markets.ts';
import type { PromotionWindow } from '#rules/promotion-states.ts';
import { code, fault, fieldsAt, line, listAt, parseJsonFile, textAt } from '#server/ops/file-fields.ts';
import { byMarket } from '../by-market.ts';
import { windowAt } from '../window-at.ts';
import type { InterestConfig } from './projects.ts';

type Question = InterestConfig['survey'][number];

/** A light that is not out yet, as its file says it. */
export interface ProjectPlan {
  readonly projectId: string;
  readonly title: string;
  readonly summary: string;
  readonly config: InterestConfig;
  readonly windows: Readonly<Partial<Record<Site, PromotionWindow>>>;
}

/** Every form that is drawn. */
const outlines: Readonly<Record<components['schemas']['InterestOutline'], true>> = {
  ...{ BARS: true, RING: true, LANTERN: true, RAIL: true, MIRROR: true, CURTAIN: true },
};
const isOutline = (value: unknown): value is keyof typeof outlines =>
  typeof value === 'string' && Object.hasOwn(outlines, value);

const paragraph = /^\S(.{0,598}\S)?$/;

function questionAt(value: unknown, path: string): Question {
  const fields = fieldsAt(value, path, ['questionId', 'title', 'choices']);
  return {
    questionId: textAt(fields['questionId'], `${path}.questionId`, code),
    title: textAt(fields['title'], `${path}.title`, line),
    choices: listAt(fields['choices'], `${path}.choices`, 8).map((choice, index) => {
      const at = `${path}.choices[${index}]`;
      const { choiceId, label } = fieldsAt(choice, at, ['choiceId', 'label']);
      return { choiceId: textAt(choiceId, `${at}.choiceId`, code), label: textAt(label, `${at}.label`, line) };
    }),
  };
}

/**
 * The project of a file, checked. docs/interest.md shows one.
 * @throws UsageError naming the field at fault
 */
export function parseProjectFile(text: string): ProjectPlan {
  const names = ['projectId', 'spu', 'title', 'summary', 'outline', 'story', 'options', 'survey', 'markets'];
  const fields = fieldsAt(parseJsonFile(text), 'project', names);
  const { outline, survey = [] } = fields;
  if (!isOutline(outline)) throw fault('project.outline', `must be one of ${Object.keys(outlines).join(', ')}`);
  const markets = byMarket(fields['markets'], 'project.markets', (value, path) => {
    const market = fieldsAt(value, path, ['reward', 'previewTime', 'startTime', 'endTime']);
    const { reward } = market;
    return {
      window: windowAt(market, path),
      reward: reward === undefined ? undefined : textAt(reward, `${path}.reward`, code),
    };
  });
  const entries = sites.flatMap((site) => (markets[site] === undefined ? [] : [[site, markets[site]] as const]));
  return {
    projectId: textAt(fields['projectId'], 'project.projectId', /^[0-9A-Za-z_-]{1,40}$/),
    title: textAt(fields['title'], 'project.title', line),
    summary: textAt(fields['summary'], 'project.summary', line),
    config: {
      spu: textAt(fields['spu'], 'project.spu', code),
      outline,
      story: listAt(fields['story'], 'project.story', 6).map((words, index) =>
        textAt(words, `project.story[${index}]`, paragraph),
      ),
      options: listAt(fields['options'], 'project.options', 8).map((option, index) => {
        const at = `project.options[${index}]`;
        const { sku, name } = fieldsAt(option, at, ['sku', 'name']);
        return { sku: textAt(sku, `${at}.sku`, code), name: textAt(name, `${at}.name`, line) };
      }),
      survey: questionsAt(survey),
      rewards: Object.fromEntries(
        entries.flatMap(([site, { reward }]) => (reward === undefined ? [] : [[site, reward]])),
      ),
    },
    windows: Object.fromEntries(entries.map(([site, { window }]) => [site, window])),
  };
}

/** Two questions at most, or none. */
function questionsAt(survey: unknown): Question[] {
  if (Array.isArray(survey) && survey.length === 0) return [];
  return listAt(survey, 'project.survey', 2).map((question, index) => questionAt(question, `project.survey[${index}]`));
}
