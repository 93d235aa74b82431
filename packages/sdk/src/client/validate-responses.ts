import type { ResponseValidator, SuccessResponse } from './layers/validation.ts';

/** What is used of a schema: zod's, or anything that reports as zod 4 does. */
export type ResponseSchema = {
  safeParse(data: unknown): { success: boolean; error?: { issues: readonly SchemaIssue[] } | undefined };
};

export type SchemaIssue = {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  /** Of an `invalid_union`: the issues of each of its options. */
  readonly errors?: readonly (readonly SchemaIssue[])[] | undefined;
};

/** Schemas of successful answers, by method and path below the base path. */
export type ResponseSchemas = readonly {
  readonly method: string;
  readonly path: RegExp;
  readonly schema: ResponseSchema;
}[];

/**
 * Makes the `validate` option from schemas. An enum value that nobody knew when the schemas were made is no fault:
 * servers may be newer than clients. Answers without a schema pass.
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
  // No option at all was tried: the value that tells them apart is a new one.
  if (errors.length === 0) return true;
  return errors.some((option) => option.every((issue) => isUnknownValue(issue, value)));
}

function property(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
