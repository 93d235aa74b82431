import { document } from '../src/core/contract/document.ts';

/** The keywords of JSON Schema that the contract uses. */
export type FuzzSchema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, FuzzSchema>>;
  readonly additionalProperties?: boolean | FuzzSchema;
  readonly items?: FuzzSchema;
  readonly anyOf?: readonly FuzzSchema[];
};

/** A schema with its reference followed; what stands beside the reference is kept. */
export function followed(schema: FuzzSchema): FuzzSchema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...beside } = schema;
  let at: unknown = document;
  for (const step of $ref.slice(2).split('/')) {
    at = (at as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return { ...followed(at as FuzzSchema), ...beside };
}

export function typesOf({ type }: FuzzSchema): readonly string[] {
  return type === undefined ? [] : typeof type === 'string' ? [type] : type;
}
