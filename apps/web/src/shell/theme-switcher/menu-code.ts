// What the switcher fetches together when it is first focused.
export { LuxuryPlanned } from './LuxuryPlanned.tsx';
export { ThemeMenu } from './ThemeMenu.tsx';
