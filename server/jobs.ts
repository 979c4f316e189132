import { progressKeeper } from './catch-up.ts';
import type { Config } from './config.ts';
import { mailer } from './mail/mailer.ts';
import { mailKind } from './mail/send-mail.ts';
import { shopJobs, shopReceivers } from './shop/jobs.ts';
import { shopMails } from './shop/mails.ts';
import { housekeeping } from './jobs/housekeeping.ts';
import { relayOutbox, type Receivers } from './jobs/relay-outbox.ts';
import type { Job } from './jobs/runner.ts';
import type { ShopContext } from './shop-context.ts';
import { telemetryTrimmer } from './telemetry/trim-telemetry.ts';

/** Who carries out each kind of outbox entry. */
export const receiversOf = (config: Config): Receivers => ({
  ...shopReceivers,
  [mailKind]: mailer(config, shopMails),
});

/** Everything the shop does by itself. */
export const jobsOf = (config: Config): readonly Job[] => {
  // A loop for each kind: a server for mail that does not answer holds up nothing else.
  const relays = Object.entries(receiversOf(config)).map(([kind, receiver]) => ({
    name: `outbox relay of ${kind}`,
    everyMs: 200,
    run: (shop: ShopContext) => relayOutbox(shop, { [kind]: receiver }),
  }));
  return [...relays, progressKeeper(), housekeeping, telemetryTrimmer, ...shopJobs];
};
