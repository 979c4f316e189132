import { useEffect } from 'react';
import { useWithActors } from '../use-actors.ts';

/** Asks the app for a keyboard of digits while a page has nothing but a number to type; a browser goes by its fields. */
export function useDigitKeyboard(): void {
  const withActors = useWithActors();
  useEffect(() => {
    const ask = (mode: 'numeric' | 'text') =>
      withActors(({ bridge }) => {
        if (bridge.isNative) bridge.mention('setDefaultInputMethod', { mode });
      });
    ask('numeric');
    return () => ask('text');
  }, [withActors]);
}
