import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const heading = '// Generated from shop.yaml by `npm run generate`; edit the contract instead.\n\n';

/**
 * The TypeScript of an OpenAPI document and the files it refers to.
 * A schema is named by its pointer (`product.yaml#/Product` is `Product`), or by its file when it has none.
 */
export async function contractTypes(file: string): Promise<string> {
  const tree = await openapiTS(pathToFileURL(file), {
    // A property with a default may still be left out of a request.
    defaultNonNullable: false,
    silent: true,
  });
  return heading + astToString(tree);
}
