import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { integrityOf } from './prerender/integrity.ts';

/**
 * The web app's manifest and its service worker (Spec §4 Startup). Only the shell is precached; the rest is cached when
 * it is first used, so nobody downloads screens or wallets that they never open.
 */
export function installable(): PluginOption[] {
  let folder = '';
  const knowsFolder: PluginOption = {
    name: 'gli:folder-of-build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
  };
  const pwa = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/app/service-worker',
    filename: 'sw.ts',
    // The page registers it itself: its policy refuses inline scripts.
    injectRegister: false,
    injectManifest: {
      globPatterns: [
        'index.html',
        'favicon.svg',
        'assets/{app,libraries,index,rolldown-runtime}-*.js',
        'assets/integrity-*.json',
      ],
      dontCacheBustURLsMatching: /^assets\//,
      // The worker keeps nothing that is not the build's.
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => ({
            ...entry,
            integrity: integrityOf(readFileSync(path.join(folder, entry.url))),
          })),
        }),
      ],
    },
    includeManifestIcons: false,
    manifest: {
      id: '/',
      name: 'GLI',
      short_name: 'GLI',
      description:
        '리조트와 실물자산에 토큰으로 투자하는 플랫폼. Token-based investment in resorts and other real-world assets.',
      lang: 'ko',
      start_url: '/',
      display: 'standalone',
      background_color: '#f6f8fb',
      theme_color: '#0b1322',
      categories: ['finance', 'travel'],
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/img/app-icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/img/app-icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/img/app-icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
  });
  return [knowsFolder, pwa];
}
