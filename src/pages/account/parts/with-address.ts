/** The page that asked for an address, with the chosen one: exactly one `addressId`. */
export function withAddress(back: string, id: string): string {
  const [path = back, search = ''] = back.split('?', 2);
  const query = new URLSearchParams(search);
  query.set('addressId', id);
  return `${path}?${query}`;
}
