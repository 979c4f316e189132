// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconMail = /* @__PURE__ */ createIcon('M3.5 6h17v12h-17ZM3.8 6.5L12 13l8.2-6.5');
