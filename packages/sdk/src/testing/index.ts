export { type CreateMswHandlersResult, createMswHandlers } from '../generated/msw/msw.ts';
export { exampleNames, exampleOf, type StatusOf, successStatusOf } from './examples.ts';
export { errorAnswer, type GliHandlerOptions, type GliHandlerOverrides, gliHandlers } from './handlers.ts';
