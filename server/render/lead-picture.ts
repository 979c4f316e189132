/** A picture that the page marks as its first, as attributes of its element; values are escaped for HTML. */
interface MarkedPicture {
  readonly src: string;
  readonly srcset: string;
  readonly sizes: string;
  /** The same picture for the screens that `media` matches. */
  readonly other?: { readonly media: string; readonly srcset: string; readonly sizes: string };
}

const marked = /(<source\b[^>]*>\s*)?<img\b[^>]*\bfetchpriority="high"[^>]*>/gi;

const attributeOf = (element: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(element)?.[1] ?? '';

function pictureOf(markup: string, source: string | undefined): MarkedPicture {
  const image = markup.slice(source?.length ?? 0);
  return {
    src: attributeOf(image, 'src'),
    srcset: attributeOf(image, 'srcset'),
    sizes: attributeOf(image, 'sizes'),
    ...(source !== undefined && {
      other: {
        media: attributeOf(source, 'media'),
        srcset: attributeOf(source, 'srcset'),
        sizes: attributeOf(source, 'sizes'),
      },
    }),
  };
}

/** @param only the theme that the files are for; of both themes when absent */
function linksOf({ srcset, sizes, other }: MarkedPicture, only?: 'light' | 'dark'): string {
  const link = (files: { srcset: string; sizes: string }, media: string) => {
    const chosen = media === 'all' ? '' : ` media="${media}"`;
    const choice = only ? ` media="not all" data-only="${only}" data-media="${media}"` : chosen;
    return `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${files.srcset}" imagesizes="${files.sizes}"${choice}>`;
  };
  if (!other) return link({ srcset, sizes }, 'all');
  return link(other, other.media) + link({ srcset, sizes }, `not all and ${other.media}`);
}

/** The side of a picture in the light theme: lit, or a lamp that rests off. */
const lightSide = /\/(?:day|off)-/;

/**
 * Links for the head that load the first large picture of a page before its styles and fonts; '' where the page marks
 * none. A picture by day and by night has links for each theme, one that is cut anew for narrow screens a link for each cut.
 * Those of a theme match no medium until the theme's script, which stands after them, chooses: the others are never fetched.
 */
export function leadPictureLinks(markup: string): string {
  const [day, night] = [...markup.matchAll(marked)].map(([element, source]) => pictureOf(element, source));
  if (!day || day.srcset === '') return '';
  const isPair = night?.src === day.src.replace(lightSide, '/night-') && night.src !== day.src;
  return isPair ? linksOf(day, 'light') + linksOf(night, 'dark') : linksOf(day);
}
