/** The reference host around the kit's page in a frame: `?kit=https://…` is the address of that page. */
import { frameLine } from '../../mock/frame-line.ts';
import { withFault } from '../faulty/fault.ts';
import { faultyHosts } from '../faulty/faulty-hosts.ts';
import { withHook } from '../host-hook.ts';
import { createReferenceHost } from '../reference/reference-host.ts';

const query = new URLSearchParams(location.search);
const frame = document.querySelector('iframe');
const kit = query.get('kit');

if (frame && kit !== null) {
  const address = new URL(kit);
  const sound = createReferenceHost();
  const faultyHost = faultyHosts.find(({ name }) => name === query.get('broken'));
  const host = withHook(faultyHost ? withFault(sound, faultyHost.fault) : sound, (text) => line.send(text));
  const line = frameLine(frame, address.origin, (text) => host.post(String(text)));
  address.searchParams.set('host', location.origin);
  frame.src = address.href;
}
