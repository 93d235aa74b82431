import contract from '@gli/sdk/openapi.json' with { type: 'json' };
import { isRecord } from '../../src/core/fields/is-record.ts';

const read = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined);

/** Returns the paths of all properties of a schema, through objects and lists: `lines[].quantity`. */
export function schemaPaths(schema: unknown, path = ''): string[] {
  const reference = read(schema, '$ref');
  if (typeof reference === 'string') {
    const name = reference.split('/').at(-1) ?? '';
    return schemaPaths(read(contract.components.schemas, name), path);
  }
  const properties = read(schema, 'properties');
  if (isRecord(properties)) {
    return Object.entries(properties).flatMap(([name, property]) =>
      schemaPaths(property, path === '' ? name : `${path}.${name}`),
    );
  }
  const items = read(schema, 'items');
  const ofItems = items === undefined ? [] : schemaPaths(items, `${path}[]`);
  return ofItems.some((one) => one !== `${path}[]`) ? ofItems : [path];
}

/** Returns the values at a path of a body, one for each item of a list. */
export function valuesAt(body: unknown, path: string): unknown[] {
  return path
    .split('.')
    .reduce<unknown[]>(
      (values, step) =>
        values.flatMap((value) => {
          const found = read(value, step.replace('[]', ''));
          return step.endsWith('[]') && Array.isArray(found) ? found : [found];
        }),
      [body],
    )
    .filter((value) => value !== undefined);
}
