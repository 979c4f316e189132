import { appearances } from '../../app/app-state.ts';
import { turnAppearance } from '../../app/app-actions.ts';
import { useAppState, type OfApp } from '../use-store.ts';

const names = { light: 'Light', dark: 'Dark', auto: 'Auto' } as const;
const themes = [
  [1, '1 · always light'],
  [2, '2 · always dark'],
  [3, '3 · as the app is'],
] as const;

export function AppearancePanel({ app }: OfApp) {
  const { appearance, themeId } = useAppState(app);
  return (
    <>
      <div role="group" aria-label="The app is" className="segments">
        {appearances.map((one) => (
          <button key={one} type="button" aria-pressed={one === appearance} onClick={() => turnAppearance(app, one)}>
            {names[one]}
          </button>
        ))}
      </div>
      <label>
        Theme of the pages opened from now on
        <select value={themeId} onChange={({ target }) => app.change({ themeId: Number(target.value) })}>
          {themes.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
