export { default as errors } from '../en/errors/index.ts';
export { default as login } from '../en/login/index.ts';
export { default as terms } from '../en/terms/index.ts';
export { default as validation } from '../en/validation/index.ts';
