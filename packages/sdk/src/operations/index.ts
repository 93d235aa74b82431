export * from '../generated/named-operations.ts';
// With `declaration: true`, a program names the types of its exports, and this may be the only entry that it imports.
export type * from '../index.ts';
export type * from './types.ts';
