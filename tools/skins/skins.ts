import { lanternPicture } from './lantern.ts';
import { snowPicture } from './snow.ts';
import { slots, type Painter } from './tile.ts';

/** The festivals this shop comes with, and how each paints a slot in a theme. */
export const festivals: Readonly<Record<string, Painter>> = { lantern: lanternPicture, snow: snowPicture };

/** Every file of the festivals by its path in themes/. */
export function skinFiles(): Map<string, string> {
  const names = Object.keys(festivals).map((name) => JSON.stringify(name));
  const files = new Map([['skins.json', `[${names.join(', ')}]\n`]]);
  for (const [name, paint] of Object.entries(festivals)) {
    for (const theme of ['light', 'dark'] as const) {
      const ui = Object.fromEntries(slots.map((slot) => [`skin-${slot}`, `url(/skins/${name}/${slot}.svg)`]));
      files.set(`skins/${name}/${theme}/ui.json`, `${JSON.stringify(ui, null, 2)}\n`);
      for (const slot of slots) files.set(`skins/${name}/${theme}/${slot}.svg`, paint(theme, slot));
    }
  }
  return files;
}
