import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';

// Prism serves the contract's paths without the API's base path.
const api: Record<string, ProxyOptions> = {
  '/api': {
    target: process.env.GLI_API_URL ?? 'http://127.0.0.1:4010',
    changeOrigin: true,
    rewrite: (path) => path.replace(/^\/api/, ''),
  },
};

export default defineConfig({
  plugins: [react()],
  server: { proxy: api },
  preview: { proxy: api },
  // A `data:` address would not pass the policy that the built app is served under.
  build: { target: 'es2023', assetsInlineLimit: 0 },
});
