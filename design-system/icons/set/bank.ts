// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconBank = /* @__PURE__ */ createIcon(
  'M4 9.5l8-5 8 5ZM5 19.5h14M6.5 9.5V17M10.2 9.5V17M13.8 9.5V17M17.5 9.5V17',
);
