import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

let ajv: Ajv2020 | undefined;

const compile = <Value>(schema: object): ValidateFunction<Value> => {
  // The schemas are ours, and the schema of schemas costs more than all of them.
  ajv ??= new Ajv2020({ meta: false, validateSchema: false, allowUnionTypes: true });
  return ajv.compile<Value>(schema);
};

/** A check of what another program says, compiled when it says something. */
export const shapeOf = <Value>(schema: object): ((body: unknown) => body is Value) => {
  let validate: ValidateFunction<Value> | undefined;
  return (body): body is Value => {
    validate ??= compile<Value>(schema);
    return validate(body);
  };
};
