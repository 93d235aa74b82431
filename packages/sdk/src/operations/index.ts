export * from '../generated/named-operations.ts';
export type * from './types.ts';
