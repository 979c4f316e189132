import { bySection, tally, type Covered, type Tally } from './coverage.ts';
import { layers } from './requirements.ts';

/** '12' when all is proved, '9/12' when some is missing. */
function cell({ proved, missing }: Tally): string {
  const due = proved + missing;
  if (due === 0) return '–';
  return missing === 0 ? String(proved) : `${proved}/${due}`;
}

/** One row a section and one for all, one column a layer and one for all. */
export function coverageRows(covered: readonly Covered[]): string[][] {
  const none = tally([]);
  const rows = bySection(covered).map(([section, sums]) => [
    `§ ${section}`,
    ...layers.map((layer) => cell(sums.get(layer) ?? none)),
    cell(tally(covered.filter(({ id }) => id.startsWith(`S${section}.`)))),
  ]);
  const all = layers.map((layer) => cell(tally(covered.filter((one) => one.layer === layer))));
  return [['section', ...layers, 'all'], ...rows, ['all', ...all, cell(tally(covered))]];
}
