/** The reference host as a page around the kit's page: `?kit=https://…` says where that is. */
import { frameLine } from '../../mock/frame-line.ts';
import { breakHost } from '../broken/break-host.ts';
import { brokenHosts } from '../broken/broken-hosts.ts';
import { withHook } from '../hook-of-the-host.ts';
import { createReferenceHost } from '../reference/reference-host.ts';

const asked = new URLSearchParams(location.search);
const frame = document.querySelector('iframe');
const kit = asked.get('kit');

if (frame && kit !== null) {
  const address = new URL(kit);
  const sound = createReferenceHost();
  const broken = brokenHosts.find(({ name }) => name === asked.get('broken'));
  const host = withHook(broken ? breakHost(sound, broken.fault) : sound, (text) => line.send(text));
  const line = frameLine(frame, address.origin, (text) => host.post(String(text)));
  address.searchParams.set('host', location.origin);
  frame.src = address.href;
}
