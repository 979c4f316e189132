import { createContext } from 'react';

/** Advances the surrounding slides. */
export const NextSlide = createContext<() => void>(() => undefined);
