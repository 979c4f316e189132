// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconHome = /* @__PURE__ */ createIcon('M4 11l8-6.5 8 6.5M6 9.5v10h12v-10');
