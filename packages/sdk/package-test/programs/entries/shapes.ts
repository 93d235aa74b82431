// A program that imports only `@gli/sdk/shapes` and names no types.
import { validateShapes } from '@gli/sdk/shapes';

export const validate = [validateShapes];
export const check = (data: unknown) =>
  validateShapes({ method: 'GET', path: '/v1/rwa/assets/', status: 200, data });
