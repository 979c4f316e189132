import type { Pen } from './pen.ts';

type Place = Readonly<Record<'x' | 'y' | 'width', number>>;
type Attributes = Readonly<Record<string, string>>;

const tag = /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"]*")*)\s*(\/?)>([^<]*)/g;
const attribute = /([\w:-]+)="([^"]*)"/g;

/** What a group hands down to what is in it. */
const inherited = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'] as const;

const attributesOf = (source: string): Attributes =>
  Object.fromEntries([...source.matchAll(attribute)].map(([, name = '', value = '']) => [name, value]));

const numberOf = (attributes: Attributes, name: string, otherwise = 0): number => Number(attributes[name] ?? otherwise);

/** @throws RangeError for anything but the parts that our drawings are made of */
function shape(document: PDFKit.PDFDocument, name: string, attributes: Attributes): void {
  const of = (key: string) => numberOf(attributes, key);
  if (name === 'path') document.path(attributes['d'] ?? '');
  else if (name === 'circle') document.circle(of('cx'), of('cy'), of('r'));
  else if (name === 'ellipse') document.ellipse(of('cx'), of('cy'), of('rx'), of('ry'));
  else if (name === 'rect') document.roundedRect(of('x'), of('y'), of('width'), of('height'), of('rx'));
  else throw new RangeError(`a drawing of ours has no <${name}>`);
}

function paint(document: PDFKit.PDFDocument, name: string, attributes: Attributes): void {
  const { fill = 'none', stroke = 'none' } = attributes;
  document.save();
  document.lineWidth(numberOf(attributes, 'stroke-width', 1));
  if (attributes['stroke-linecap'] === 'round') document.lineCap('round');
  if (attributes['stroke-linejoin'] === 'round') document.lineJoin('round');
  const [on, off] = (attributes['stroke-dasharray'] ?? '').split(' ').map(Number);
  if (on && off) document.dash(on, { space: off });
  document.fillOpacity(numberOf(attributes, 'fill-opacity', numberOf(attributes, 'opacity', 1)));
  shape(document, name, attributes);
  if (fill !== 'none' && stroke !== 'none') document.fillAndStroke(fill, stroke);
  else if (fill !== 'none') document.fill(fill);
  else if (stroke !== 'none') document.stroke(stroke);
  document.restore();
}

function transform(document: PDFKit.PDFDocument, source = ''): void {
  for (const [, kind, list = ''] of source.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second] = list.split(/[\s,]+/).map(Number);
    if (kind === 'translate') document.translate(first, second ?? 0);
    else if (kind === 'rotate') document.rotate(first);
    else if (kind === 'scale') document.scale(first, second ?? first);
    else throw new RangeError(`a drawing of ours has no ${kind}`);
  }
}

function label(pen: Pen, text: string, attributes: Attributes): void {
  const size = numberOf(attributes, 'font-size', 16);
  const [x, y] = [numberOf(attributes, 'x'), numberOf(attributes, 'y')];
  const style = { size, color: attributes['fill'] ?? '#000000' };
  const width = pen.widthOf(text, style);
  const start = { middle: x - width / 2, end: x - width }[attributes['text-anchor'] ?? ''] ?? x;
  pen.write(text, start, y - size, style);
}

/**
 * Draws one of our own line drawings (600 by 400, see public/help) with its card. `x`, `y` and `width` in points.
 * @throws RangeError for an SVG that holds what those drawings do not
 */
export function drawSvg(pen: Pen, svg: string, at: Place): void {
  const words = ['title', 'desc'].flatMap((name) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(svg)?.[1] ?? []);
  pen.figure(words.join('. '), () => drawLines(pen, svg, at));
}

function drawLines(pen: Pen, svg: string, { x, y, width }: Place): void {
  const { document } = pen;
  document
    .save()
    .translate(x, y)
    .scale(width / 600);
  document.roundedRect(0, 0, 600, 400, 16).clip();
  const groups: Attributes[] = [{}];
  for (const [, end, name = '', source = '', , text = ''] of svg.matchAll(tag)) {
    const above = groups.at(-1) ?? {};
    if (name === 'svg' || name === 'title' || name === 'desc') continue;
    if (end === '/') {
      if (name !== 'g') continue;
      groups.pop();
      document.restore();
      continue;
    }
    const own = attributesOf(source);
    const down = Object.fromEntries(inherited.flatMap((key) => (above[key] === undefined ? [] : [[key, above[key]]])));
    const attributes = { ...down, ...own };
    if (name === 'g') {
      groups.push(attributes);
      document.save();
      transform(document, own['transform']);
    } else if (name === 'text') label(pen, text, attributes);
    else paint(document, name, attributes);
  }
  document.restore();
}
