// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconReturn = /* @__PURE__ */ createIcon('M8 5L4 9l4 4M4 9h10.5a5 5 0 0 1 0 10H8');
