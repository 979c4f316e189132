// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconPin = /* @__PURE__ */ createIcon(
  'M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11ZM12 7.8a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z',
);
