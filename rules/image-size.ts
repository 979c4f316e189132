/** The sizes a picture comes in, as `q` names them in base64, and what each adds to the name of its file. */
const suffixes: Readonly<Record<string, string>> = { aGlnaA: '_h', bWlkZGxl: '_m', bG93: '_l' };

const extension = /\.[A-Za-z0-9]{1,8}$/;

function suffixOf(query: string): string | undefined {
  const q = query
    .split('&')
    .find((parameter) => parameter.startsWith('q='))
    ?.slice(2);
  // The padding of base64 says nothing, and some writers encode it.
  const bare = q?.replace(/(?:=|%3D){1,2}$/i, '') ?? '';
  return Object.hasOwn(suffixes, bare) ? suffixes[bare] : undefined;
}

/**
 * The address of a picture in the size that its parameter `q` asks for: `_h`, `_m` or `_l` goes before the extension.
 * A missing or unknown `q`, or a file without an extension, leaves the address as it is.
 * @example sizedImage('/a.jpg?q=bG93') // '/a_l.jpg?q=bG93'
 */
export function sizedImage(url: string): string {
  const [address = '', ...hash] = url.split('#');
  const [path = '', ...query] = address.split('?');
  const suffix = suffixOf(query.join('?'));
  if (suffix === undefined || !extension.test(path)) return url;
  const sized = path.replace(extension, (found) => suffix + found);
  return [[sized, ...query].join('?'), ...hash].join('#');
}
