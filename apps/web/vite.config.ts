import { readdirSync } from 'node:fs';
import path from 'node:path';
import { walletAliases } from '@gli/wallet/aliases';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
import {
  appChunks,
  chunkFileNames,
  dataChunk,
  inDocument,
  isAlwaysLoaded,
  leanIcons,
  leanImports,
  postBanner,
  subjectChunks,
} from './app-chunk.ts';
import { buildDigest } from './build-digest.ts';
import { headersOfBuild } from './prerender/headers-plugin.ts';
import { prerenderedPages } from './prerender/plugin.ts';
import { installable } from './pwa.ts';

/** Where the API is: the sandbox's `http://127.0.0.1:4000/api`, or the mock, which serves the paths without `/api`. */
const api = new URL(process.env.GLI_API_URL ?? 'http://127.0.0.1:4000/api');

const ownPictures = new Set(
  readdirSync(path.join(import.meta.dirname, 'public/media/avatars')).map((file) => `/media/avatars/${file}`),
);

const proxy: Record<string, ProxyOptions> = {
  '/api': {
    target: api.origin,
    changeOrigin: true,
    rewrite: (path) => api.pathname.replace(/\/$/, '') + path.slice('/api'.length),
  },
  // What members uploaded; every other picture is the app's own, those of the demo members too: the mock has no pictures.
  '/media/avatars': {
    target: api.origin,
    changeOrigin: true,
    bypass: ({ url = '' }) => (ownPictures.has(url) ? url : undefined),
  },
};

/** What every first page fetches, besides the entry, or is too small for a file of its own. */
const firstPage = [
  'features/home/HomeScreen.tsx',
  'shared/browser/use-online.ts',
  'design/feedback/open-modal.ts',
];
const source = (file: string) => path.join(import.meta.dirname, 'src', file);

// Tokens in local storage belong to the origin: any other page there could read them (README, "A host name of its own").
const ownOrigin: Plugin = {
  name: 'gli:own-origin',
  configResolved({ base }) {
    if (base !== '/')
      throw new Error(`The app needs a host name of its own: no base but "/", not "${base}".`);
  },
};

export default defineConfig({
  cacheDir: process.env.GLI_VITE_CACHE ?? 'node_modules/.vite',
  plugins: [
    ownOrigin,
    react(),
    leanIcons,
    leanImports(),
    prerenderedPages(),
    installable(),
    headersOfBuild(),
    buildDigest(),
  ],
  resolve: {
    alias: {
      ...walletAliases,
      'use-sync-external-store/shim/index.js': path.join(import.meta.dirname, 'use-sync-external-store.ts'),
    },
  },
  // Defined also when it is not set, so that a build without it has nothing of the airdrop. Spec §6
  define: { 'import.meta.env.VITE_GLI_AIRDROP': JSON.stringify(process.env.VITE_GLI_AIRDROP ?? '') },
  server: { proxy },
  preview: { proxy },
  build: {
    target: 'es2023',
    // A `data:` address would not pass the policy that the built app is served under.
    assetsInlineLimit: 0,
    // Every browser of this target knows `modulepreload`.
    modulePreload: {
      polyfill: false,
      // The imported file itself is fetched at the same moment.
      resolveDependencies: (imported, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file !== imported && !isAlwaysLoaded(file)),
    },
    // Lists which chunks a visitor downloads immediately.
    manifest: true,
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [
          { test: inDocument, sideEffects: false },
          // Imported by generated code that is not used.
          { test: /typesafe-i18n[\\/]detectors[\\/]/, sideEffects: false },
        ],
      },
      output: {
        chunkFileNames,
        postBanner,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [appChunks(source('main.tsx'), firstPage.map(source)), dataChunk, subjectChunks],
        },
      },
    },
  },
});
