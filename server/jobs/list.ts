import type { Config } from '../config.ts';
import { postOffice } from '../mail/post-office.ts';
import { mailKind } from '../mail/send-mail.ts';
import { orderJobs, orderReceivers } from '../shop/orders/jobs.ts';
import { housekeeping } from './housekeeping.ts';
import { relayOutbox, type Receivers } from './relay-outbox.ts';
import type { Job } from './runner.ts';
import { telemetryTrimmer } from '../telemetry/trim-telemetry.ts';

/** Who carries out each kind of outbox entry. */
const receiversOf = (config: Config): Receivers => ({
  ...orderReceivers,
  [mailKind]: postOffice(config),
});

/** Everything the shop does by itself. */
export const jobsOf = (config: Config): readonly Job[] => {
  const receivers = receiversOf(config);
  return [
    { name: 'outbox relay', everyMs: 200, run: (shop) => relayOutbox(shop, receivers) },
    housekeeping,
    telemetryTrimmer,
    ...orderJobs,
  ];
};
