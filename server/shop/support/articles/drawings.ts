import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../../public/help');

/** Whether the shop serves a drawing of this name, as `/help/<name>.svg`. */
export const hasDrawing = (name: string): boolean =>
  /^[a-z0-9-]+$/.test(name) && existsSync(join(folder, `${name}.svg`));
