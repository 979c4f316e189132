import { expect, test } from 'vitest';
import { plainCases, misspeltCases, unanswerable } from '../search/retrieval-cases.ts';
import { dangerIn } from './danger.ts';

test.each([
  ['my lamp is on fire', 'FIRE'],
  ['There is smoke coming out of the adapter', 'FIRE'],
  ['it smells burnt near the plug, what now?', 'FIRE'],
  ['the ceiling light is sparkin', 'FIRE'],
  ['somke from the Dome!!', 'FIRE'],
  ['the cable melted', 'FIRE'],
  ['My Fire TV works but the lamp behind it is burning', 'FIRE'],
  ['I got an electric shok from the Torch', 'SHOCK'],
  ['my fingers tingle, it tingles when I touch the metal', 'SHOCK'],
  ['bare wires are hanging out', 'SHOCK'],
  ['our daughter swalowed the button cell', 'SWALLOWED'],
  ['The dog ate a battery of the sensor', 'SWALLOWED'],
  ['water is dripping from the ceiling light', 'WATER'],
  ['there is water in my lamp, is it safe?', 'WATER'],
  ['The Pebble fell into the bathtub', 'WATER'],
  ['the battery is swollen and hot', 'BATTERY'],
  ['the bulb burned my hand', 'HURT'],
  ['I cut my finger on the glass and it is bleeding', 'HURT'],
  ['I want to hurt myself', 'SELF_HARM'],
])('“%s” is a danger: %s', (text, danger) => expect(dangerIn(text)).toBe(danger));

test.each([
  ['Hilfe, meine Lampe brennt!', 'FIRE'],
  ['Aus dem Netzteil kommt Rauch und es riecht verschmort', 'FIRE'],
  ['Ich habe einen elektrischen Schlag bekommen', 'SHOCK'],
  ['Unsere Tochter hat die Knopfzelle verschluckt', 'SWALLOWED'],
  ['Ich habe mir die Hand verbrannt', 'HURT'],
  ['Der Akku ist aufgebläht', 'BATTERY'],
  ['Ich will nicht mehr leben', 'SELF_HARM'],
  ['La lampe a pris feu', 'FIRE'],
  ["De la fumée sort de l'adaptateur", 'FIRE'],
  ["J'ai pris une décharge électrique", 'SHOCK'],
  ['Mon fils a avalé la pile bouton', 'SWALLOWED'],
  ["Il y a de l'eau dans la lampe", 'WATER'],
  ['Sale humo de la lámpara', 'FIRE'],
  ['La lámpara está en llamas', 'FIRE'],
  ['Me dio una descarga eléctrica al tocarla', 'SHOCK'],
  ['Mi hija se ha tragado una pila', 'SWALLOWED'],
  ['Me he quemado los dedos', 'HURT'],
  ['Quiero morirme', 'SELF_HARM'],
  ['La lampada ha preso fuoco', 'FIRE'],
  ['Ho preso la scossa', 'SHOCK'],
  ['Il bambino ha ingoiato la batteria', 'SWALLOWED'],
  ['Er komt rook uit de adapter', 'FIRE'],
  ['Mijn zoon heeft een batterij ingeslikt', 'SWALLOWED'],
  ['Está saindo fumaça da luminária', 'FIRE'],
  ['Levei um choque na lâmpada', 'SHOCK'],
  ['Lampa się pali!', 'FIRE'],
  ['Dziecko połknęło baterię', 'SWALLOWED'],
  ['ランプから煙が出ています', 'FIRE'],
  ['触ったら感電しました', 'SHOCK'],
  ['子供が電池を飲み込んでしまいました', 'SWALLOWED'],
  ['バッテリーが膨らんでいます', 'BATTERY'],
  ['やけどをしました', 'HURT'],
  ['照明の中に水が入りました', 'WATER'],
  ['死にたい', 'SELF_HARM'],
])('“%s” is a danger in its own language: %s', (text, danger) => expect(dangerIn(text)).toBe(danger));

test.each([
  'Warum brennt meine Lampe nicht?',
  'Die Birne ist durchgebrannt',
  'Gibt es einen Rauchmelder?',
  "L'ampoule est brûlée, comment la remplacer ?",
  'Avez-vous un effet feu de cheminée ?',
  '¿Cómo te llamas?',
  'La bombilla está fundida',
  'La lampadina è bruciata',
  'Waarom brandt de lamp niet?',
  'Cortei a fita LED, e agora?',
  'Lampa się nie pali',
  '炎モードはありますか',
  '防水ですか',
  'What brand is it, and is it in brand new condition?',
  'It is fond of warm light, and smelt of oak',
])('“%s” is none, in whichever language', (text) => expect(dangerIn(text)).toBeUndefined());

test.each([
  'Does it work with my Fire TV?',
  'Is there a fireplace scene, like an open fire?',
  'Can the sensor be a smoke detector?',
  'Is the smoked glass fireproof?',
  'Is Reed shock-proof?',
  'The bulb is burnt out, how do I replace it?',
  'Will tape hurt the paint?',
  'Where do I cut the strip?',
  'How long does the battery last?',
  'Is Flood waterproof in the rain?',
  'Does the warranty cover water damage?',
  'My lamp gets very hot, is that normal?',
  'Do you have it in stock in a small size, or a spare frame?',
  'Which wire is for turning the park light on?',
])('“%s” is none', (text) => expect(dangerIn(text)).toBeUndefined());

test('nothing that is asked of the help is one', () => {
  const questions = [...plainCases, ...misspeltCases].map(({ words }) => words);
  expect([...questions, ...unanswerable].filter((words) => dangerIn(words) !== undefined)).toEqual([]);
});
