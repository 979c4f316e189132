// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconLock = /* @__PURE__ */ createIcon('M6 10.5h12V20H6ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14.2v2');
