import { named, type SchemaNode, type Source } from './contract.ts';

/** A value of an enum. `source` is set if it differs from the enum's source. */
export type EnumValue = {
  readonly value: string;
  readonly description: string;
  readonly source: Source | null;
};

/** A schema whose references are resolved, with `null` as a separate flag. */
export type Described = {
  /** Type such as `string`, `decimal string` or `array of object`. */
  readonly type: string;
  readonly nullable: boolean;
  /** Name of the scalar type that the schema refers to. The overview explains the type. */
  readonly scalar: string | null;
  readonly description: string;
  readonly source: Source | null;
  /** Limits as text, such as `1 to 60 characters`. */
  readonly limits: readonly string[];
  readonly pattern: string | null;
  readonly default: unknown;
  readonly example: unknown;
  readonly values: readonly EnumValue[];
  /**
   * The object described by the schema, its list entries or its map values, with the name of its schema in the
   * contract.
   */
  readonly object: { readonly schema: SchemaNode; readonly name: string | null } | null;
  /** Prefix of the path to the object's properties: `.`, `[].` or `{}.` */
  readonly step: string;
};

/** Describes a schema. Texts next to a `$ref` take precedence over the texts of its target. */
export function describe(schema: SchemaNode): Described {
  const { node, name, nullable } = follow(schema);
  const entries = node.items ? describe(node.items) : null;
  const values =
    !node.properties && typeof node.additionalProperties === 'object'
      ? describe(node.additionalProperties)
      : null;
  const inner = entries ?? values;
  return {
    type: formatType(node, entries, values),
    nullable: nullable || (typeof node.type === 'object' && node.type.includes('null')),
    scalar: inner ? inner.scalar : name !== null && !node.properties && !node.enum ? name : null,
    description: schema.description ?? node.description ?? '',
    source: schema['x-gli-source'] ?? null,
    // Limits of named types are shown in the overview instead.
    limits: name !== null && !node.properties ? [] : formatLimits(node),
    pattern: name === null && node.pattern !== undefined ? node.pattern : null,
    default: schema.default ?? node.default,
    // The example of `Id` is the id of one particular object, which would be misleading elsewhere.
    example: (schema.examples ?? (name === 'Id' ? undefined : node.examples))?.[0],
    values: inner ? inner.values : readEnumValues(node),
    object: node.properties ? { schema: node, name } : (inner?.object ?? null),
    step: node.properties ? '.' : `${entries ? '[]' : '{}'}${inner?.step ?? '.'}`,
  };
}

function follow(schema: SchemaNode): { node: SchemaNode; name: string | null; nullable: boolean } {
  if (schema.$ref !== undefined) {
    const target = named(schema.$ref);
    const deeper = follow(target.schema);
    return { ...deeper, name: deeper.name ?? target.name };
  }
  const nullable = schema.anyOf?.some(({ type }) => type === 'null') ?? false;
  const choices = schema.anyOf?.filter((choice) => choice.type !== 'null' && !choice['x-gli-newer-value']);
  const [only] = choices ?? [];
  if (only && choices?.length === 1) {
    const target = follow(only);
    return { ...target, nullable: nullable || target.nullable };
  }
  return { node: schema, name: null, nullable: false };
}

function formatType(node: SchemaNode, entries: Described | null, values: Described | null): string {
  if (entries) return `array of ${entries.type}`;
  if (values) return `object of ${values.type} by name`;
  const types = typeof node.type === 'string' ? [node.type] : (node.type ?? ['any']);
  const type = types.filter((one) => one !== 'null').join(' or ');
  return node.format === undefined ? type : `${type} (${node.format})`;
}

function readEnumValues(node: SchemaNode): EnumValue[] {
  const descriptions = node['x-enumDescriptions'] ?? {};
  return (node.enum ?? [])
    .filter((value) => value !== null)
    .map((value) => ({
      value: String(value),
      description: descriptions[String(value)] ?? '',
      source: node['x-gli-enum-sources']?.[String(value)] ?? null,
    }));
}

function formatLimits(node: SchemaNode): string[] {
  return [
    range(node.minLength, node.maxLength, 'character'),
    range(node.minItems, node.maxItems, node.uniqueItems ? 'different entry' : 'entry'),
    range(node.minimum, node.maximum, ''),
  ].filter((words) => words !== null);
}

function range(from: number | undefined, to: number | undefined, unit: string): string | null {
  const count = (value: number) =>
    `${value.toLocaleString('en')}${unit && ` ${value === 1 ? unit : plural(unit)}`}`;
  if (from !== undefined && from === to) return count(from);
  // Skipped, because "at least 0 entries" is redundant.
  if ((from === undefined || (from === 0 && unit !== '')) && to === undefined) return null;
  if (to === undefined) return `at least ${count(from ?? 0)}`;
  if (from === undefined || (from === 0 && unit !== '')) return `at most ${count(to)}`;
  return `${from.toLocaleString('en')} to ${count(to)}`;
}

function plural(unit: string): string {
  return unit.endsWith('y') ? `${unit.slice(0, -1)}ies` : `${unit}s`;
}
