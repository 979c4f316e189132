// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconExternal = /* @__PURE__ */ createIcon('M14 4.5h5.5V10M19.5 4.5L11 13M17 14v5.5H4.5V7H10');
