// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconOffline = /* @__PURE__ */ createIcon(
  'M3 9.5a13 13 0 0 1 4.5-2.6M11 6.1a13 13 0 0 1 10 3.4M6.2 13a8.4 8.4 0 0 1 4-2.1M14.6 11.1a8.4 8.4 0 0 1 3.2 1.9M9.3 16.4a4.2 4.2 0 0 1 5.4 0M12 19.8v.01M4 4l16 16',
);
