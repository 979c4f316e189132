// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconEdit = /* @__PURE__ */ createIcon(
  'M4.5 19.5l.9-3.8L15.8 5.3a1.8 1.8 0 0 1 2.6 0l.3.3a1.8 1.8 0 0 1 0 2.6L8.3 18.6ZM14 7.2l2.9 2.9',
);
