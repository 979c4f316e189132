import { expect, test } from 'vitest';
import { nearPlan } from './plan.ts';

const table = `const pageImports = {
  '/coupon/center': () => import('./coupon/center/page.tsx'),
  [pagePaths.home]: () => import('./home/home/page.tsx'),
};`;

const tree = new Map(
  Object.entries({
    'src/pages/pages.ts': table,
    'src/pages/coupon/center/page.tsx': `import { Slip } from '../parts/slip.tsx';`,
    'src/pages/coupon/parts/slip.tsx': `import { Button } from '#design-system/components/button/button.tsx';`,
    'src/pages/coupon/parts/slip.test.tsx': `import { Slip } from './slip.tsx';`,
    'src/pages/home/home/page.tsx': `export {};`,
    'src/app/app.tsx': `import { importOfPage } from '../pages/pages.ts';`,
    'design-system/components/button/button.tsx': `export {};`,
    'design-system/components/button/button.stories.tsx': `import { Button } from './button.tsx';`,
    'rules/money.test.ts': `import { money } from './money.ts';`,
    'tests/e2e/journeys/coupons.spec.ts': `await open(page, '/coupon/center?tab=ALL');`,
    'tests/e2e/journeys/home.spec.ts': `await open(page, '/home');`,
    'tests/e2e/habits/slips.spec.ts': `await open(page, '/coupon/center');`,
  }),
);

/** The words of the stages whose name begins so, as one line. */
function commandOf(changed: readonly string[], name: string): string | undefined {
  const stages = nearPlan(changed, tree).plan.groups.flatMap((group) => group.stages);
  return stages.find((stage) => stage.name.startsWith(name))?.command.join(' ');
}

test('a part of a page reaches its tests and the journeys that name the page, those of a person first', () => {
  const changed = ['src/pages/coupon/parts/slip.tsx'];
  expect(commandOf(changed, 'tests')).toContain(
    'run src/pages/coupon/parts/slip.test.tsx tests/architecture.test.ts --project',
  );
  expect(commandOf(changed, 'journeys')).toContain(
    'test tests/e2e/journeys/coupons.spec.ts tests/e2e/habits/slips.spec.ts --config',
  );
  expect(commandOf(changed, 'stories')).toBeUndefined();
});

test('a component reaches its stories and the pages that use it', () => {
  const changed = ['design-system/components/button/button.tsx'];
  expect(commandOf(changed, 'stories')).toContain('--grep (?:^| )(?:button) is sound');
  expect(commandOf(changed, 'journeys')).toContain('coupons.spec.ts');
});

test('a journey that has changed runs itself', () => {
  expect(commandOf(['tests/e2e/journeys/home.spec.ts'], 'journeys')).toContain(
    'test tests/e2e/journeys/home.spec.ts --',
  );
});

test('a change of nothing that a browser shows starts none', () => {
  expect(commandOf(['rules/money.ts'], 'tests')).toContain('run rules/money.test.ts');
  expect(commandOf(['rules/money.ts'], 'journeys')).toBeUndefined();
});

test('what is reached by more pages than a moment allows is said', () => {
  const pages = Array.from({ length: 5 }, (_, index) => `src/pages/area/page-${index}/page.tsx`);
  const rows = pages.map((file, index) => `  '/area/${index}': () => import('.${file.slice('src/pages'.length)}'),`);
  const wide = new Map([...pages.map((file) => [file, '']), ['src/pages/pages.ts', rows.join('\n')]] as [
    string,
    string,
  ][]);
  expect(nearPlan(pages, wide).left).toEqual(['5 pages are reached: npm test looks at them.']);
});
