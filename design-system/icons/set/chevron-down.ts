// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconChevronDown = /* @__PURE__ */ createIcon('M6 9.5l6 6 6-6');
