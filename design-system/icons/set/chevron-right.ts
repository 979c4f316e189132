// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconChevronRight = /* @__PURE__ */ createIcon('M9.5 6l6 6-6 6');
