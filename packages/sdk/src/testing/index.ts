export type * from '../generated/msw/msw.ts';
export { createMswHandlers } from '../generated/msw/msw.ts';
// With `declaration: true`, a program names the types of its exports, and this may be the only entry that it imports.
export type * from '../index.ts';
export type * from './body-types.ts';
export { exampleNames, exampleOf, successStatusOf } from './examples.ts';
export { errorResponse, type GliHandlerOptions, type GliHandlerOverrides, gliHandlers } from './handlers.ts';
