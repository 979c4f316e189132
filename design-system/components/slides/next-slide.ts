import { createContext } from 'react';

/** Goes on to the next slide of the slides around. */
export const NextSlide = createContext<() => void>(() => undefined);
