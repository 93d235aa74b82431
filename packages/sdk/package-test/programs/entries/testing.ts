// A program that imports only `@gli/sdk/testing` and names no types.
import * as testing from '@gli/sdk/testing';

export const all = { ...testing };
export const handlers = testing.gliHandlers();
export const example = testing.exampleOf('getRwaAsset', 200);
export const failure = testing.exampleOf('investInRwaAsset', 409);
export const throttled = testing.errorResponse('logIn', 429);
export const created = testing.createMswHandlers().pick;
