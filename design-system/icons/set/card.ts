// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconCard = /* @__PURE__ */ createIcon('M3.5 6h17v12.5h-17ZM3.5 10h17M7 15h3.5');
