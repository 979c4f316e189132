import { describe, expect, it } from 'vitest';
import { waitsForModeration } from './review-moderation.ts';

const draft = { title: 'Calm light', body: 'I read under it every night. The dimmer remembers me.', media: 0 };
const waits = (change: Partial<typeof draft>) => waitsForModeration({ ...draft, ...change });

describe('a review of a buyer', () => {
  it('is shown at once when it is words only, praise or blame', () => {
    expect(waits({})).toBe(false);
    expect(
      waits({
        title: 'Broke in a week',
        body: 'Would not buy again. 1 star, e.g. for the box, at 2.4 GHz, i.e. Wi-Fi, vs. 12.5 W.The box @ home.',
      }),
    ).toBe(false);
  });

  it('waits with a picture or a film', () => {
    expect(waits({ media: 1 })).toBe(true);
  });

  it.each([
    'See https://lamps.example/x',
    'look at HTTP://x',
    'www.lamps.example',
    'cheaper at lamps-direct.com today',
    'lamps.co.uk has it',
    'Cheaper at lumen.lighting',
    'LUMEN.AI has it for half',
    'läden.berlin hat es auch',
    'лампы.рф',
    'xn--lampen-.xn--p1ai',
    'lamps-direct[.]xyz',
    'lamps direct (dot) pro',
    'lamps dot club',
    'lamps．online',
    'la\u200Bmps.top',
    'write to @lampdealer',
    'Ask me on WhatsApp',
    'promo code GLOW20 works there',
    'call +49 30 2312 5133',
  ])('waits with a link: %s', (body) => {
    expect(waits({ body })).toBe(true);
    expect(waits({ title: body })).toBe(true);
  });

  it('waits with an email address', () => {
    expect(waits({ body: 'Write to me: jo@mail.example' })).toBe(true);
    expect(waits({ body: 'Bought two @ half price. Fine.' })).toBe(false);
  });

  it('waits with an order number', () => {
    expect(waits({ body: 'My order LUS261121K7Q2MD came late' })).toBe(true);
    expect(waits({ body: 'The LUS model is fine' })).toBe(false);
  });
});
