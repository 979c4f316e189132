type Setting = 'router-base' | 'main-host' | 'frame-hosts' | 'analytics' | 'app-hosts' | 'theme-files' | 'page-code';

/** What the document says about itself in `<meta name="…" content="…">`, written by the server or by hand on a static host. */
export function pageSetting(name: Setting): string {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim() ?? '';
}
