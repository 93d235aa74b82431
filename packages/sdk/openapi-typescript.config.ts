import type { OpenAPITSOptions } from 'openapi-typescript';
import ts from 'typescript-5';

/**
 * Options of openapi-typescript for `npm run generate`, which writes src/generated/types.ts. openapi-typescript itself
 * reads no configuration file with a `transform`.
 */
export const options: OpenAPITSOptions = {
  defaultNonNullable: false,
  alphabetize: false,
  // A file in a multipart body is a Blob, not a string.
  transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
};
