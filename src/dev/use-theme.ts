import { useEffect, useState } from 'react';
import type { ThemeChoice } from '#design-system/index.ts';

const darkDevice = '(prefers-color-scheme: dark)';

/** The theme of this page alone; the shop keeps its own. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useState<ThemeChoice>('auto');
  useEffect(() => {
    const device = window.matchMedia(darkDevice);
    const show = () => {
      const isDark = choice === 'auto' ? device.matches : choice === 'dark';
      document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
    };
    show();
    device.addEventListener('change', show);
    return () => device.removeEventListener('change', show);
  }, [choice]);
  return [choice, setChoice];
}
