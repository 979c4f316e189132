import { describe, expect, it } from 'vitest';
import { withPageSettings } from './page-settings.ts';

const template = '<head><!--settings--></head>';
const publicOrigin = 'https://shop.example:8443';

describe('what a page says about its server', () => {
  it('is its main host alone where nothing is switched on', () => {
    expect(withPageSettings(template, { publicOrigin, frameHosts: [], analytics: false, mode: 'production' })).toBe(
      '<head><meta name="main-host" content="shop.example:8443" /></head>',
    );
  });

  it('names the hosts that are framed without asking, and analytics where it is on', () => {
    const html = withPageSettings(template, {
      publicOrigin,
      frameHosts: ['a.example', 'b.example'],
      analytics: true,
      mode: 'production',
    });
    expect(html).toContain('<meta name="frame-hosts" content="a.example,b.example" />');
    expect(html).toContain('<meta name="analytics" content="on" />');
  });
});
