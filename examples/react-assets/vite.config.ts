import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Where the sandbox listens. The page calls `/api` on its own origin, as it will in production.
const target = process.env.GLI_ORIGIN ?? 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': target, '/media': target } },
});
