import { ThemeSwitch } from '#design-system/index.ts';
import { useWithActors, useThemeId } from '../actors/use-actors.ts';
import { layoutText } from '../text/layout.ts';

const ids = { light: 1, dark: 2, auto: 3 } as const;
const names = { 1: 'light', 2: 'dark', 3: 'auto' } as const;

export function ThemeChoice() {
  const withActors = useWithActors();
  const id = useThemeId();
  return (
    <ThemeSwitch
      legend={layoutText.theme}
      labels={layoutText.themes}
      value={names[id]}
      onChange={(choice) => withActors(({ theme }) => theme.send({ type: 'theme.selected', themeId: ids[choice] }))}
    />
  );
}
