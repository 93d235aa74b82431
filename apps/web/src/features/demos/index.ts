export { DemoLinks } from './DemoLinks.tsx';
