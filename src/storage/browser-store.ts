import { createStore } from './store.ts';

/** The storage of this browser. On the server nothing may read it: there is no area, so every entry reads as its fallback. */
export const store = createStore({
  area: () => window.localStorage,
  onForeignChange: (listener) => {
    if (typeof window === 'undefined') return;
    window.addEventListener('storage', (event) => {
      listener(event.key);
    });
  },
});

/** The storage of this tab: it ends with it, and no other tab knows of it. */
export const tabStore = createStore({ area: () => window.sessionStorage, onForeignChange: () => undefined });
