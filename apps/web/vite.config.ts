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

/** Libraries and folders that share a chunk. */
const chunks = {
  vendor:
    /node_modules[\\/](react|react-dom|react-error-boundary|scheduler|use-sync-external-store|wouter|regexparam|valtio|proxy-compare|@tanstack|@stitches|typesafe-i18n)[\\/]|preload-helper/,
  tabs: /node_modules[\\/](radix-ui|@radix-ui)[\\/]|ui[\\/]src[\\/](display[\\/]Tabs|page[\\/]PageTabs)/,
  charts: /node_modules[\\/](d3-\w+|internmap)[\\/]|ui[\\/]src[\\/]charts|features[\\/]value-chart/,
  schemas: /node_modules[\\/]zod[\\/]|sdk[\\/]src[\\/](generated[\\/])?schemas/,
  forms:
    /node_modules[\\/](react-hook-form|@hookform)[\\/]|ui[\\/]src[\\/]forms[\\/]|data[\\/]member[\\/]invitation/,
  lists: /ui[\\/]src[\\/]list[\\/]/,
};
const sharedFiles =
  /web[\\/]src[\\/](app|data|shell|routes|features[\\/](assets|help[\\/]panel|home|money|search|wallet)|i18n[\\/][^\\/]+$)|packages[\\/](domain|sdk|session|ui|validation|wallet)[\\/]|lucide-react|dnum|from-exponential/;

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
          includeDependenciesRecursively: false,
          groups: [
            ...Object.entries(chunks).map(([name, test]) => ({ name, test })),
            // Bundles the parts of features that the frame or several screens use, which would otherwise be small
            // files.
            { name: 'shared', test: sharedFiles, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
