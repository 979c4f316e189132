import { expect, test } from 'vitest';
import {
  actionsAbout,
  asksForMoney,
  asksForPerson,
  namesAddress,
  namesMoney,
  namesSecret,
  orderNumberIn,
  spellsAddress,
} from './assistant.ts';

test.each([
  ['Where is my order?', ['TRACK', 'ORDER_LIST']],
  ['When does my parcel arrive?', ['TRACK']],
  ['How do I send the lamp back?', ['RETURN']],
  ['My lamp is broken, is there a warranty?', ['RETURN']],
  ['How do I pair it after a new router?', ['PAIR']],
  ['Why is the price higher than yesterday?', ['PRICE_DETAILS']],
  ['Can I cancel my order?', ['ORDER_LIST']],
  ['Where do I cut the strip?', []],
])('“%s” is about %j', (question, actions) => {
  expect(actionsAbout(question)).toEqual(actions);
});

test.each(['I want to talk to a person', 'Can I speak with a human?', 'customer service please', 'I have a complaint'])(
  '“%s” asks for a person',
  (text) => expect(asksForPerson(text)).toBe(true),
);
test('a person in a question is none that is asked for', () => {
  expect(asksForPerson('Does the sensor see a person in the garden?')).toBe(false);
});

test.each(['I want a refund', 'Give me my money back', 'Can you send me a coupon?', 'Will you compensate me?'])(
  '“%s” asks for money',
  (text) => expect(asksForMoney(text)).toBe(true),
);
test('who asks how to use a coupon asks for none', () => {
  expect(asksForMoney('Where do I enter a coupon?')).toBe(false);
});

test.each([
  'You get $20.',
  'We pay back everything.',
  'It is paid back.',
  'It is 5 EUR',
  'We re\u200bfund it.',
  'ｒｅｆｕｎｄ',
  'a free gift card',
  '30 % off',
  '£\u00a05',
  'free of charge',
])('“%s” names money', (text) => expect(namesMoney(text)).toBe(true));
test.each([
  'Cut every 10 cm.',
  'It needs 5 W at 24 V.',
  'Delivery takes three days.',
  'The beam is 120 degrees.',
  'We pay the way back.',
])('“%s” names none', (text) => expect(namesMoney(text)).toBe(false));

test.each(['evil.example', 'see //evil', 'https://a', 'javascript:x', 'mailto:a', 'www.a'])(
  '“%s” names an address',
  (text) => expect(namesAddress(text)).toBe(true),
);
test.each(['It takes 2.4 GHz.', 'Press it, e.g. twice.', 'Wi-Fi 6.', '24 V/5 A.'])('“%s” names none', (text) =>
  expect(namesAddress(text)).toBe(false),
);

test('the number of an order is read out of a text, whatever its case', () => {
  expect(orderNumberIn('where is lus261121k7q2md?')).toBe('LUS261121K7Q2MD');
  expect(orderNumberIn('Where is LM-DOME?')).toBeUndefined();
});

test.each([
  'Give the app your password.',
  'Tell us your p a s s w o r d first.',
  'Type your passw0rd here.',
  'Send the code that you got.',
  'We need your credit card.',
  'Say your PIN.',
])('“%s” names a secret', (text) => expect(namesSecret(text)).toBe(true));
test.each(['Scan the Matter code.', 'Use the four pins of the connector.', 'Pass the cable through the wall.'])(
  '“%s” names none',
  (text) => expect(namesSecret(text)).toBe(false),
);

test.each([
  'Open evil. test / pair in the app.',
  'Go to e v i l dot com.',
  'Type evil (dot) test.',
  'See evil[.]test for it.',
  'Open evil com now.',
  'Visit evil\u3002test today.',
])('“%s” spells an address', (text) => expect(spellsAddress(text)).toBe(true));
test.each(['Press it, e.g. twice.', 'It takes 2.4 GHz or 24 V/5 A.', 'Set it to on/off and wait.', 'Cut every 10 cm.'])(
  '“%s” spells none',
  (text) => expect(spellsAddress(text)).toBe(false),
);
