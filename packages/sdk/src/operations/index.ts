export * from '../generated/named-operations.ts';
// A program compiled with `declaration: true` names the types of its exports, and it may import only this entry.
export type * from '../index.ts';
export type * from './types.ts';
