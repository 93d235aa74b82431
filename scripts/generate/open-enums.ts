import { listOperations, type OpenApiDocument, resolve } from '../../openapi/contract.ts';

type Node = Record<string, unknown>;

/** Schema that allows any string in addition to the known values. The marker distinguishes it from a union of types. */
const NEWER_VALUE = { type: 'string', 'x-gli-newer-value': true };

/**
 * Returns a copy in which response enums are open, because a server may be newer than its client. Request enums stay
 * closed. openapi/ lists only the known values.
 * @throws Error if an object is used in requests and responses, because its enums cannot be both open and closed
 */
export function withOpenEnums(closed: OpenApiDocument): OpenApiDocument {
  const document = structuredClone(closed);
  const operations = listOperations(document).map(({ operation }) => operation);
  const requests = new Set<Node>();
  for (const { parameters, requestBody } of operations)
    collect(document, [parameters, requestBody], requests);
  const responses = new Set<Node>();
  for (const operation of operations) collect(document, operation.responses, responses);
  for (const node of responses) {
    if (requests.has(node)) {
      if (isEnum(node) || !('properties' in node)) continue;
      throw new Error(
        `An object is used in both requests and responses: ${JSON.stringify(node).slice(0, 120)}`,
      );
    }
    openChildren(document, node);
  }
  return document;
}

/** Adds `value` and everything nested in it to `found`, following references. */
function collect(document: OpenApiDocument, value: unknown, found: Set<Node>): void {
  if (Array.isArray(value)) for (const item of value) collect(document, item, found);
  if (!isNode(value) || found.has(value)) return;
  found.add(value);
  if ('$ref' in value) collect(document, resolve(document, value), found);
  for (const [key, child] of Object.entries(value)) {
    if (!['example', 'examples', 'x-enumDescriptions'].includes(key)) collect(document, child, found);
  }
}

function openChildren(document: OpenApiDocument, node: Node): void {
  const { anyOf, items, properties } = node;
  if (Array.isArray(anyOf) && anyOf.some((choice) => isEnum(resolve(document, choice)))) {
    anyOf.splice(1, 0, NEWER_VALUE);
  }
  const open = (child: unknown) => {
    if (!isNode(child) || !isEnum(resolve(document, child))) return child;
    const { $ref, type, enum: values, 'x-enumDescriptions': texts, ...rest } = child;
    const known = $ref ? { $ref } : { type, enum: values, ...(texts ? { 'x-enumDescriptions': texts } : {}) };
    return { ...rest, anyOf: [known, NEWER_VALUE] };
  };
  if (isNode(properties)) {
    for (const [name, child] of Object.entries(properties)) properties[name] = open(child);
  }
  if (items) {
    const opened = open(items);
    // orval's mocks of a list don't compile without a type next to `anyOf`.
    node.items = isNode(opened) && opened !== items ? { type: 'string', ...opened } : items;
  }
}

/** True for a string enum. It may have a single value, because `devnet` is the only network so far. */
function isEnum(node: Node): boolean {
  return node.type === 'string' && Array.isArray(node.enum);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
