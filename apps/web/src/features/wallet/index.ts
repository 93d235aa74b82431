export { ProviderLink } from './ProviderLink.tsx';
