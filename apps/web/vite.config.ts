import { readdirSync } from 'node:fs';
import path from 'node:path';
import { walletAliases } from '@gli/wallet/aliases';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { buildDigest } from './build/build-digest.ts';
import { firstCompile, hotStrings } from './build/development.ts';
import { buildHeaders } from './build/headers.ts';
import { prerenderedPages } from './build/prerender.ts';
import { installable } from './build/pwa.ts';

/** URL of the API: the sandbox at `http://127.0.0.1:4000/api`, or the mock, which serves paths without `/api`. */
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
  // Photos that members have uploaded. The app itself serves the demo members' photos, because the mock has
  // none.
  '/media/avatars': {
    target: api.origin,
    changeOrigin: true,
    bypass: ({ url = '' }) => (ownPictures.has(url) ? url : undefined),
  },
};

/** Libraries that every page loads and that rarely change. */
const VENDOR =
  /node_modules[\\/](react|react-dom|react-error-boundary|scheduler|use-sync-external-store|wouter|regexparam|valtio|proxy-compare|@tanstack|@stitches|typesafe-i18n)[\\/]|preload-helper/;

export default defineConfig({
  cacheDir: process.env.GLI_VITE_CACHE ?? 'node_modules/.vite',
  plugins: [
    react(),
    hotStrings(),
    firstCompile(),
    prerenderedPages(),
    installable(),
    buildHeaders(),
    buildDigest(),
  ],
  resolve: { alias: walletAliases, tsconfigPaths: true },
  // Defined even if unset, so that the minifier removes the airdrop code from other builds. Spec §6
  define: { 'import.meta.env.VITE_GLI_AIRDROP': JSON.stringify(process.env.VITE_GLI_AIRDROP ?? '') },
  server: { proxy },
  preview: { proxy },
  build: {
    target: 'es2023',
    // Inlined `data:` URLs would violate the built app's policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A page loads the libraries, the page frame, and of the rest only what it uses.
          groups: [
            { name: 'vendor', test: VENDOR },
            // Excludes the entry, so that no other chunk imports it.
            { name: 'frame', tags: ['$initial'], test: /^(?!.*(main\.tsx|index\.html)$)/ },
          ],
        },
      },
    },
  },
});
