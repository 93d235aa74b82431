export * from '../generated/named-operations.ts';
export type { DataOf, KeyedOptions, NoParams, Operation, OperationError, ParamsOf } from './operation.ts';
