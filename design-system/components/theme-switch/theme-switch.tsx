import { IconAuto, IconMoon, IconSun } from '../../icons/icons.ts';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';

export type ThemeChoice = 'light' | 'dark' | 'auto';

export type ThemeSwitchProps = {
  legend: string;
  labels: Readonly<Record<ThemeChoice, string>>;
  value: ThemeChoice;
  onChange: (choice: ThemeChoice) => void;
};

/** Light, dark or automatic. */
export function ThemeSwitch({ legend, labels, value, onChange }: ThemeSwitchProps) {
  return (
    <SegmentedControl
      legend={legend}
      iconsOnly
      value={value}
      onChange={onChange}
      options={[
        { value: 'light', label: labels.light, icon: <IconSun size={20} /> },
        { value: 'dark', label: labels.dark, icon: <IconMoon size={20} /> },
        { value: 'auto', label: labels.auto, icon: <IconAuto size={20} /> },
      ]}
    />
  );
}
