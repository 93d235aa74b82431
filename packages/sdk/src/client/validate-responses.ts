import type { ResponseValidator, SuccessResponse } from './layers/validation.ts';

/** The part of a zod 4 schema that is used here. Other libraries work if they report issues in the same way. */
export type ResponseSchema = {
  safeParse(data: unknown): { success: boolean; error?: { issues: readonly SchemaIssue[] } | undefined };
};

export type SchemaIssue = {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
};

/** Schemas of successful responses, by method and path below the base path. */
export type ResponseSchemas = readonly {
  readonly method: string;
  readonly path: RegExp;
  readonly schema: ResponseSchema;
}[];

/**
 * Creates the `validate` option from schemas. The schemas in `@gli/sdk/schemas` accept newer enum values. Responses
 * without a schema pass.
 */
export function validateResponses(schemas: ResponseSchemas): ResponseValidator {
  return ({ method, path, data }: SuccessResponse) => {
    const found = schemas.find((entry) => entry.method === method && entry.path.test(path));
    return found?.schema.safeParse(data).error?.issues;
  };
}
