/** Fails when a route of the last build weighs more than its budget, naming the route and the figure. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { overBudget } from './budgets.ts';
import type { RouteSize } from './sizes.ts';

const file = path.resolve(import.meta.dirname, '../../dist/sizes.json');
const sizes: RouteSize[] = JSON.parse(await readFile(file, 'utf8'));
const faults = sizes.flatMap(overBudget);
if (sizes.length === 0) faults.push('The build has no routes.');
console.log(faults.length > 0 ? faults.join('\n') : `${sizes.length} routes within their budgets`);
process.exitCode = faults.length > 0 ? 1 : 0;
