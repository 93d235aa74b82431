import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Address of the sandbox. The page calls `/api` on its own origin, as in production.
const target = process.env.GLI_ORIGIN ?? 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': target, '/media': target } },
});
