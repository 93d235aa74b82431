// Exports of a program that imports `@gli/sdk/shapes` alone and names no type.
import { validateShapes } from '@gli/sdk/shapes';

export const validate = [validateShapes];
export const check = (data: unknown) =>
  validateShapes({ method: 'GET', path: '/v1/rwa/assets/', status: 200, data });
