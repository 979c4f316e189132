// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconMenu = /* @__PURE__ */ createIcon('M4 8.5h16M4 15.5h11');
