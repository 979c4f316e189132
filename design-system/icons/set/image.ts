// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconImage = /* @__PURE__ */ createIcon(
  'M4 5h16v14H4ZM4 16l4.5-4.5 4 4L15 13l5 5M15 8.6a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z',
);
