export type * from '../generated/msw/msw.ts';
export { createMswHandlers } from '../generated/msw/msw.ts';
export type * from './body-types.ts';
export { exampleNames, exampleOf, successStatusOf } from './examples.ts';
export { errorResponse, type GliHandlerOptions, type GliHandlerOverrides, gliHandlers } from './handlers.ts';
