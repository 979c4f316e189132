// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconChevronLeft = /* @__PURE__ */ createIcon('M14.5 6l-6 6 6 6');
