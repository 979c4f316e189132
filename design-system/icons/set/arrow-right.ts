// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconArrowRight = /* @__PURE__ */ createIcon('M4.5 12h15M13.5 6l6 6-6 6');
