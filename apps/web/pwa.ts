import { VitePWA } from 'vite-plugin-pwa';

/**
 * The web app's manifest and its service worker (Spec §4 Startup). Only the shell is precached; the rest is cached when
 * it is first used, so nobody downloads screens or wallets that they never open.
 */
export const installable = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/app/service-worker',
    filename: 'sw.ts',
    // The page registers it itself: its policy refuses inline scripts.
    injectRegister: false,
    injectManifest: {
      globPatterns: ['index.html', 'favicon.svg', 'assets/{app,libraries,index,rolldown-runtime}-*.js'],
      dontCacheBustURLsMatching: /^assets\//,
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
