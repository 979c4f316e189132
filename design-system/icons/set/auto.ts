// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconAuto = /* @__PURE__ */ createIcon(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 3.5v17M12 8.2h7.5M12 12h8.5M12 15.8h7.5',
);
