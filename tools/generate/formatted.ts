import { format } from 'oxfmt';
import { layout } from '../../oxfmt.config.ts';

/**
 * A text as the formatter of the project lays it out.
 * @param file its name or path: the ending says which language it is in
 * @throws when the text is not of that language
 */
export async function formatted(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, layout);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
