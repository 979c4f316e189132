import { describe, expect, it } from 'vitest';
import { withPageSettings } from './page-settings.ts';

const template = '<head><!--settings--></head>';

describe('what a page says about its server', () => {
  it('is nothing where nothing is switched on', () => {
    expect(withPageSettings(template, { frameHosts: [], analytics: false, mode: 'production' })).toBe('<head></head>');
  });

  it('names the hosts that are framed without asking, and analytics where it is on', () => {
    const html = withPageSettings(template, {
      frameHosts: ['a.example', 'b.example'],
      analytics: true,
      mode: 'production',
    });
    expect(html).toContain('<meta name="frame-hosts" content="a.example,b.example" />');
    expect(html).toContain('<meta name="analytics" content="on" />');
  });
});
