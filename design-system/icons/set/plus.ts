// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconPlus = /* @__PURE__ */ createIcon('M12 5.5v13M5.5 12h13');
