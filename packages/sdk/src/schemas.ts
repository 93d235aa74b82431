export { responseSchemas } from './generated/response-schemas.ts';
export * from './generated/schemas.ts';
