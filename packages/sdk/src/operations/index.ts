export * from '../generated/named-operations.ts';
export type {
  BodyOf,
  CallParameters,
  DataOf,
  JsonOf,
  KeyedOptions,
  NoParams,
  Operation,
  OperationError,
  ParamsOf,
  Part,
  PartsOf,
  PathOf,
  QueryOf,
  RepliesOf,
} from './operation.ts';
