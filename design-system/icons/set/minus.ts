// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconMinus = /* @__PURE__ */ createIcon('M5.5 12h13');
