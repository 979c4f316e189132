import { pagePaths } from '#rules/page-paths.ts';
import { notFound, routes } from '#src/routing/routes.ts';
import { lookedAt, type Place } from '#tests/fixtures/places.ts';
import { samplesOf } from '#tests/fixtures/samples.ts';
import { test } from '#tests/fixtures/test.ts';
import { demo, logIn } from '../steps/member.ts';
import { open } from '../steps/open.ts';
import { watchExecutions } from './executions.ts';
import { someTexts } from './texts.ts';
import { findNothing, showIn } from './words.ts';

// The path that leads nowhere is answered with 404, which the console remarks.
test.use({ tolerated: /status of 404/ });
/** The home page reads no parameter of its own; search and the frame repeat theirs: `repeated-words.spec.ts`. */
const elsewhere: readonly string[] = [pagePaths.home, pagePaths.frame, '/home/search'];

const pages = routes.filter(({ path }) => !elsewhere.includes(path));
const placesFor = (as: 'guest' | 'member'): readonly Place[] =>
  pages
    .filter((route) => samplesOf(route).some((sample) => (sample.as ?? as) === as))
    .map((route) => ({ route, path: route.path, as }));

const ofGuests: readonly Place[] = [
  ...placesFor('guest'),
  ...routes
    .filter(({ path }) => path.includes(':'))
    .map((route) => ({ route, path: route.path, as: 'guest' as const })),
  { route: notFound, path: '/no/:such/page', as: 'guest' },
];
/** A member who opens the login is sent on. */
const ofMembers = placesFor('member').filter(({ path }) => path !== '/account/login');

test('no word of an address runs for a guest', async ({ page, context }) => {
  await watchExecutions(context);
  await findNothing(page);
  for (const { path } of lookedAt(ofGuests)) await showIn(page, path, someTexts);
});

test('no word of an address runs for a member', async ({ page, context }) => {
  await watchExecutions(context);
  await open(page, '/account/login');
  await logIn(page, demo);
  await page.waitForURL(/my-center/);
  await findNothing(page);
  for (const { path } of lookedAt(ofMembers)) await showIn(page, path, someTexts);
});
