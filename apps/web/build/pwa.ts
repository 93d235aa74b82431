import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { runtimeCaching } from '../src/app/service-worker/runtime-caching.ts';

/**
 * Creates the service worker (spec §4 Startup). Only the shell is precached. Everything else is cached on first use, so
 * nobody downloads screens or wallets that they never open.
 */
export function installable(): PluginOption {
  return VitePWA({
    strategies: 'generateSW',
    registerType: 'prompt',
    filename: 'sw.js',
    // UpdateNotice registers the worker, because the content security policy would block another inline script.
    injectRegister: false,
    workbox: {
      globPatterns: [
        'index.html',
        'favicon.svg',
        'img/logo/logo.png',
        'assets/{index,vendor,frame,rolldown-runtime}-*.js',
      ],
      dontCacheBustURLsMatching: /^assets\//,
      cleanupOutdatedCaches: true,
      // Lets the worker control the page from the first visit.
      clientsClaim: true,
      // The worker's own policy blocks imported scripts.
      inlineWorkboxRuntime: true,
      navigateFallback: null,
      runtimeCaching: [...runtimeCaching],
    },
    // The manifest is public/manifest.webmanifest.
    manifest: false,
  });
}
