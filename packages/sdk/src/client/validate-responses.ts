import type { ResponseValidator, SuccessResponse } from './layers/validation.ts';

/** The part of a schema that is used: of zod 4, or anything that reports issues the same way. */
export type ResponseSchema = {
  safeParse(data: unknown): { success: boolean; error?: { issues: readonly SchemaIssue[] } | undefined };
};

export type SchemaIssue = {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  /** Of an `invalid_union`: the issues of each option. */
  readonly errors?: readonly (readonly SchemaIssue[])[] | undefined;
};

/** Schemas of successful responses, by method and path below the base path. */
export type ResponseSchemas = readonly {
  readonly method: string;
  readonly path: RegExp;
  readonly schema: ResponseSchema;
}[];

/**
 * Creates the `validate` option from schemas. An unknown enum value is not an issue, because servers may be newer than
 * clients. Responses without a schema pass.
 */
export function validateResponses(schemas: ResponseSchemas): ResponseValidator {
  return ({ method, path, data }: SuccessResponse) => {
    const found = schemas.find((entry) => entry.method === method && entry.path.test(path));
    return found?.schema.safeParse(data).error?.issues.filter((issue) => !isUnknownValue(issue, data));
  };
}

function isUnknownValue({ code, path, errors }: SchemaIssue, within: unknown): boolean {
  const value = path.reduce(property, within);
  if (code === 'invalid_value') return typeof value === 'string';
  if (code !== 'invalid_union' || !errors) return false;
  // No option was tried: the discriminator has a new value.
  if (errors.length === 0) return true;
  return errors.some((option) => option.every((issue) => isUnknownValue(issue, value)));
}

function property(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
