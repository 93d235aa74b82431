import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';

/** Where the API is: the sandbox's `http://127.0.0.1:4000/api`, or the mock, which serves the paths without `/api`. */
const api = new URL(process.env.GLI_API_URL ?? 'http://127.0.0.1:4000/api');

const proxy: Record<string, ProxyOptions> = {
  '/api': {
    target: api.origin,
    changeOrigin: true,
    rewrite: (path) => api.pathname.replace(/\/$/, '') + path.slice('/api'.length),
  },
  // What members uploaded; every other picture is the app's own.
  '/media/avatars': { target: api.origin, changeOrigin: true },
};

export default defineConfig({
  plugins: [react()],
  server: { proxy },
  preview: { proxy },
  // A `data:` address would not pass the policy that the built app is served under.
  build: { target: 'es2023', assetsInlineLimit: 0 },
});
