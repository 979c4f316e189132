// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconChat = /* @__PURE__ */ createIcon('M4 5h16v11.5h-8.5L7 20v-3.5H4ZM8 9.3h8M8 12.5h5');
