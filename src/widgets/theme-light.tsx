import { LightSwitch } from '#design-system/index.ts';
import { selectRequestedTheme } from '#machines/theme/selectors.ts';
import { lightShowInTime, loadLightShow } from '../actors/theme/light-show.ts';
import { useRequestedTheme, useWithActors } from '../actors/use-actors.ts';
import { layoutText } from '../text/layout.ts';

/** Without its code the theme changes without a show. */
const approach = () =>
  void loadLightShow().then(
    (show) => {
      show.approach();
    },
    () => undefined,
  );

/** Switches between day and night; the menu and the settings offer the device's choice, too. */
export function ThemeLight() {
  const withActors = useWithActors();
  const theme = useRequestedTheme();
  const press = (button: HTMLButtonElement) =>
    withActors((actors) => {
      // Read here: two presses may come before anything is rendered.
      const isDark = selectRequestedTheme(actors.theme.getSnapshot()) === 'dark';
      void lightShowInTime().then((show) => show?.press(isDark ? 'light' : 'dark', button));
      actors.theme.send({ type: 'theme.selected', themeId: isDark ? 1 : 2 });
    });
  return (
    <LightSwitch
      label={layoutText.lightSwitch}
      checked={theme && theme === 'dark'}
      onChange={press}
      onApproach={approach}
    />
  );
}
