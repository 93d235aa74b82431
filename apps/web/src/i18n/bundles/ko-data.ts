export { default as errors } from '../ko/errors/index.ts';
export { default as login } from '../ko/login/index.ts';
export { default as terms } from '../ko/terms/index.ts';
export { default as validation } from '../ko/validation/index.ts';
