// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconZoom = /* @__PURE__ */ createIcon(
  'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16.2 16.2l4.3 4.3M11 8v6M8 11h6',
);
