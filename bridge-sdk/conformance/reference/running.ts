import type { HostCore } from '../../mock/host-core.ts';
import type { App } from './app.ts';
import type { createScript } from './script.ts';

/** An app between two restarts. */
export interface Running {
  readonly app: App;
  readonly core: HostCore;
  readonly script: ReturnType<typeof createScript>;
  /** A legacy host sends no welcome and knows no channels. */
  isOld: boolean;
  isWelcomeHeld: boolean;
  heldWelcome: string | undefined;
}
