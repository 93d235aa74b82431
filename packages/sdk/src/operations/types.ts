export type * from '../generated/operation-types.ts';
export type {
  BodyOf,
  CallParameters,
  DataOf,
  ErrorCodesOf,
  JsonOf,
  KeyedOptions,
  NoParams,
  Operation,
  OperationError,
  PagedOperation,
  ParamsOf,
  Part,
  PartsOf,
  PathOf,
  QueryOf,
  RepliesOf,
} from './operation.ts';
