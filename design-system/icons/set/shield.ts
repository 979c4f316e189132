// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconShield = /* @__PURE__ */ createIcon(
  'M12 3.5l7 2.6v5.4c0 4.3-2.9 7.4-7 9-4.1-1.6-7-4.7-7-9V6.1ZM9 12l2.2 2.2 4-4.2',
);
