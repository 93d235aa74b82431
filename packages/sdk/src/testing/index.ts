export type * from '../generated/msw/msw.ts';
export { createMswHandlers } from '../generated/msw/msw.ts';
export type * from '../generated/msw/types.ts';
export {
  type BodyOf,
  exampleNames,
  exampleOf,
  type Responses,
  type StatusOf,
  successStatusOf,
} from './examples.ts';
export { errorResponse, type GliHandlerOptions, type GliHandlerOverrides, gliHandlers } from './handlers.ts';
