export type { ResponseSchema, ResponseSchemas, SchemaIssue } from './client/validate-responses.ts';
export { responseSchemas } from './generated/response-schemas.ts';
export * from './generated/schemas.ts';
