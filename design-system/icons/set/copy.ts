// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconCopy = /* @__PURE__ */ createIcon('M9 9h11v11H9ZM5.5 15H4V4h11v1.5');
