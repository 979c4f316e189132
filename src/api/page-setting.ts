type Host = 'api-host' | 'log-host' | 'theme-host';
type Setting =
  | Host
  | 'router-base'
  | 'main-host'
  | 'frame-hosts'
  | 'analytics'
  | 'app-hosts'
  | 'oldest-app'
  | 'theme-files'
  | 'page-code';

/** What the document says about itself in `<meta name="…" content="…">`, written by the server or by hand on a static host. */
export function pageSetting(name: Setting): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? '';
}

/** The origin of a host of the shop: the document's own, unless the document names another. */
export const hostOrigin = (host: Host): string => pageSetting(host) || window.location.origin;
