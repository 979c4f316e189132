import { displayText } from '#rules/text.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { pageTimeReport } from './page-time-report.ts';
import { listEntries } from './list-entries.ts';
import { type Command, type CommandInput, limitOf, sinceOf, timeText } from '#server/ops/command.ts';

/** Rows of texts as lines whose columns stand under each other. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

async function webLog({ db, clock }: ShopContext, input: CommandInput): Promise<readonly string[]> {
  const { since = '24h', trace, search } = input.options;
  const entries = await listEntries(db, {
    since: sinceOf(since, clock.now()),
    traceId: trace,
    search,
    limit: limitOf(input, 50),
  });
  if (input.flags.has('json')) return entries.map((entry) => JSON.stringify(entry));
  if (entries.length === 0) return ['Browsers reported nothing.'];
  return entries.flatMap(({ time, traceId, appId, href, data }) => [
    `${timeText(time)}  ${displayText(traceId)}  ${displayText(appId)}  ${displayText(href)}`,
    `  ${JSON.stringify(data)}`,
  ]);
}

async function pageTime({ db, clock }: ShopContext, input: CommandInput): Promise<readonly string[]> {
  const { since = '7d', path } = input.options;
  const days = await pageTimeReport(db, {
    since: sinceOf(since, clock.now()),
    pathName: path,
    limit: limitOf(input, 200),
  });
  if (input.flags.has('json')) return days.map((row) => JSON.stringify(row));
  if (days.length === 0) return ['No page views were recorded.'];
  return columns([
    ['day', 'page', 'views', 'median', 'mean'],
    ...days.map(({ day, pathName, views, median, mean }) => [
      ...[day, displayText(pathName), String(views), seconds(median), seconds(mean)],
    ]),
  ]);
}

export const telemetryCommands: readonly Command[] = [
  {
    name: 'web-log',
    usage: '[--since 24h] [--trace ID] [--search TEXT] [--limit 50] [--json]',
    help: 'failed calls and pages that browsers reported, newest first',
    options: ['since', 'trace', 'search', 'limit'],
    flags: ['json'],
    run: webLog,
  },
  {
    name: 'page-time',
    usage: '[--since 7d] [--path NAME] [--limit 200] [--json]',
    help: 'views and viewing time, per page and day',
    options: ['since', 'path', 'limit'],
    flags: ['json'],
    run: pageTime,
  },
];
