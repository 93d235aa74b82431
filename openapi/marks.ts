import { listOperations, type OpenApiDocument, resolve, type Schema, type Source } from './contract.ts';

/** A name or value of the contract with its mark. */
export type Marked = {
  /** `Schema.property`, `Schema=value`, `operationId?parameter`, or `Schema` for a scalar. */
  key: string;
  /** The name or value without its context. */
  name: string;
  source: Source | undefined;
  /** Name of the schema for its values, if there is one. */
  type: string | undefined;
  /** The node that has `x-gli-bounds`. */
  schema: Schema;
};

/** Lists every property, enum value and scalar of the contract with its mark. Inherited marks are resolved. */
export function markedSchemas(document: OpenApiDocument): Marked[] {
  return Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const source = readSource(schema);
    const { enum: values, properties } = schema;
    if (Array.isArray(values)) {
      const own = record(schema['x-gli-enum-sources']);
      return values.map((value) => ({
        key: `${name}=${value}`,
        name: String(value),
        source: toSource(own[String(value)]) ?? source,
        type: undefined,
        schema,
      }));
    }
    if (!properties) return [{ key: name, name, source, type: undefined, schema }];
    return Object.entries(record(properties)).map(([property, value]) => {
      const node = record(value);
      return {
        key: `${name}.${property}`,
        name: property,
        source: readSource(node) ?? source,
        type: readType(node),
        schema: node,
      };
    });
  });
}

/** Lists every query parameter with its mark. */
export function markedParameters(document: OpenApiDocument): Marked[] {
  return listOperations(document).flatMap(({ operation }) =>
    (operation.parameters ?? [])
      .map((parameter) => resolve(document, parameter))
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => ({
        key: `${operation.operationId}?${parameter.name}`,
        name: parameter.name,
        source: parameter['x-gli-source'],
        type: readType(parameter.schema),
        schema: parameter.schema,
      })),
  );
}

/** Returns the name of the schema for the list entries that a GET returns. */
export function listedSchema(document: OpenApiDocument, operationId: string): string | undefined {
  const found = listOperations(document).find(({ operation }) => operation.operationId === operationId);
  const response = found && resolve(document, found.operation.responses['200'] ?? { description: '' });
  const body = record(response?.content?.['application/json']?.schema);
  const page = resolve(document, body);
  return readType(page.properties ? record(record(page.properties).results) : page);
}

function readType(node: Schema): string | undefined {
  const choices = Array.isArray(node.anyOf) ? node.anyOf.map(record) : [];
  const reference = [node, record(node.items), ...choices].find(({ $ref }) => typeof $ref === 'string')?.$ref;
  return typeof reference === 'string' ? reference.split('/').at(-1) : undefined;
}

function readSource(node: Schema): Source | undefined {
  return toSource(node['x-gli-source']);
}

function toSource(value: unknown): Source | undefined {
  return value === 'documented' || value === 'concept' || value === 'designed' ? value : undefined;
}

function record(value: unknown): Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
