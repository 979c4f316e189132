// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconUser = /* @__PURE__ */ createIcon(
  'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.6-3.7 3.7-5.5 7.5-5.5s6.9 1.8 7.5 5.5',
);
