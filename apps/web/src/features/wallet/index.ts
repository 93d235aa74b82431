export { PROVIDER_NAMES } from './provider-names.ts';
