import { stat } from 'node:fs/promises';
import { join } from 'node:path';

const themes = ['light', 'dark'] as const;
const files = ['ui.json', 'font.json'] as const;

/** Said of a theme whose files are those that came with the shop: they give the values of the style sheet. */
const builtIn = '0';

/**
 * Which files each theme has now, as text such as `light=0 dark=lx2-1f4`: a browser that shows the look of these files
 * already need not read them. It changes with whatever the operator lays into the folder, without another start.
 */
export async function themeVersions(dataDir: string): Promise<string> {
  const versions = await Promise.all(
    themes.map(async (theme) => {
      const marks = await Promise.all(files.map((file) => markOf(join(dataDir, 'themes', theme, file))));
      return `${theme}=${marks.filter(Boolean).join('-') || builtIn}`;
    }),
  );
  return versions.join(' ');
}

/** Name, time and length of a file; undefined where there is none. */
async function markOf(file: string): Promise<string | undefined> {
  try {
    const { mtimeMs, size } = await stat(file);
    return [file.endsWith('ui.json') ? 'ui' : 'font', Math.round(mtimeMs * 1_000).toString(36), size.toString(36)].join(
      '.',
    );
  } catch {
    return undefined;
  }
}
