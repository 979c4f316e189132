import type { Site } from '#rules/markets.ts';
import { warranties, warrantySteps } from '../../catalogue/warranties.ts';

const kinds = [
  { id: 'lamp', name: 'Lamps and light strips' },
  { id: 'outdoor', name: 'Outdoor lights' },
  { id: 'accessory', name: 'Accessories' },
] as const;

const list = (mark: string, items: readonly string[]): string => items.map((item) => `${mark} ${item}`).join('\n');

/** The warranty of a market in Markdown, from what the products say of it. */
export const warrantyText = (site: Site): string => `
| For | Months |
| --- | ---: |
${kinds.map(({ id, name }) => `| ${name} | ${warranties[id].months[site]} |`).join('\n')}

${kinds
  .map(
    ({ id, name }) => `## ${name}

### Covered

${list('-', warranties[id].covers)}

### Not covered

${list('-', warranties[id].excludes)}
`,
  )
  .join('\n')}
## How to make a claim

${list('1.', warrantySteps)}
`;
