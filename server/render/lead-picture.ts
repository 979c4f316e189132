/** A picture that the page marks as its first, as attributes of its element; values are escaped for HTML. */
interface MarkedPicture {
  readonly src: string;
  readonly srcset: string;
  readonly sizes: string;
}

const marked = /<img\b[^>]*\bfetchpriority="high"[^>]*>/gi;

function pictureOf(element: string): MarkedPicture {
  const read = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(element)?.[1] ?? '';
  return { src: read('src'), srcset: read('srcset'), sizes: read('sizes') };
}

/**
 * Links for the head that load the first large picture of a page before its styles and fonts; '' where the page marks
 * none. A picture by day and by night has a link for each theme. They match no medium until the theme's script, which
 * stands after them, chooses one: the other is never fetched.
 */
export function leadPictureLinks(markup: string): string {
  const [day, other] = [...markup.matchAll(marked)].map(([element]) => pictureOf(element));
  if (!day || day.srcset === '') return '';
  const isPair = other?.src === day.src.replace('/day-', '/night-') && other.src !== day.src;
  const link = ({ srcset, sizes }: MarkedPicture, choice: string) =>
    `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${srcset}" imagesizes="${sizes}"${choice}>`;
  if (!isPair) return link(day, '');
  return `${link(day, ' media="not all" data-only="light"')}${link(other, ' media="not all" data-only="dark"')}`;
}
