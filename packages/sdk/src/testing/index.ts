export { type CreateMswHandlersResult, createMswHandlers } from '../generated/msw/msw.ts';
export { exampleNames, exampleOf, type StatusOf, successStatusOf } from './examples.ts';
export { errorResponse, type GliHandlerOptions, type GliHandlerOverrides, gliHandlers } from './handlers.ts';
