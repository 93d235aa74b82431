export {
  type Call,
  type Caller,
  type Endpoint,
  FileName,
  type Kept,
  NEW_KEY,
  type Operation,
  type Program,
  type Recipe,
  type Step,
  type Value,
  Variable,
} from './call.ts';
export { curlProgram } from './curl.ts';
export { reactProgram } from './react.ts';
export { sdkProgram } from './sdk.ts';
