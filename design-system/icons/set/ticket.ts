// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconTicket = /* @__PURE__ */ createIcon('M3.5 7h17v3a2 2 0 0 0 0 4v3h-17v-3a2 2 0 0 0 0-4ZM14 7.5v9');
