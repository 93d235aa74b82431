import type { NextConfig } from 'next';
import { API_ORIGIN } from './app/api.ts';

/** The browser calls `/api` on its own origin. API paths may end with a slash or not, as in the contract. */
const config: NextConfig = {
  skipTrailingSlashRedirect: true,
  rewrites: async () =>
    ['/api/:path*/', '/api/:path*', '/media/:path*'].map((source) => ({
      source,
      destination: API_ORIGIN + source,
    })),
};

export default config;
