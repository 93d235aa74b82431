export * from '../generated/named-operations.ts';
// A program with `declaration: true` names the types of what it exports, and may import this entry alone.
export type * from '../index.ts';
export type * from './types.ts';
