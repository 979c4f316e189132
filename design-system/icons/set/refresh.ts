// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconRefresh = /* @__PURE__ */ createIcon('M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 4v4.5H15');
