// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconChevronUp = /* @__PURE__ */ createIcon('M6 14.5l6-6 6 6');
