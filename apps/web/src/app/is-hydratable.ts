import { DEFAULT_SETTINGS, type Settings } from '@/shared';

/**
 * True if the document matches the app's first render: same language (build/body.js) and the default network. The query
 * of the address applies after hydration: <Router ssrSearch> in App.tsx.
 */
export const isHydratable = (root: HTMLElement, settings: Settings): boolean =>
  root.dataset.prerendered === document.documentElement.lang && settings.network === DEFAULT_SETTINGS.network;
