/** The checks of every commit: types, lint, generated files, unit and component tests. */
import { sideBySide } from './stages/side-by-side.ts';
import { checkStages } from './stages/stages.ts';
import { closeWith } from './stages/summary.ts';

closeWith(await sideBySide(checkStages));
