import { checkPlan, stageOf, stagesOf, type Stage } from '../stages/stages.ts';

/** Of the journeys, those that read the table of routes; the others do the same however many pages there are. */
const journeysOfEveryPage = [
  'tests/e2e/http/',
  'tests/e2e/pages/',
  'tests/e2e/shell/every-page',
  'tests/e2e/habits/narrow-screens',
  'tests/e2e/habits/storage-states',
  'tests/e2e/hostile/',
];

/** The stages of `npm test` that take longer with more pages, in an order in which they can run one by one. */
export function growingStages(): readonly Stage[] {
  const journeys = stageOf('journeys in the browser');
  // The files come first: an option of Playwright takes every word after it.
  const [program, command = '', ...options] = journeys.command;
  return [
    ...stagesOf(checkPlan),
    stageOf('build'),
    stageOf('size budgets'),
    stageOf('pages as the server renders them'),
    {
      ...journeys,
      name: 'journeys that visit every page',
      command: [program, command, ...journeysOfEveryPage, ...options],
    },
  ];
}
