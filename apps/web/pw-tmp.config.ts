import { defineConfig } from '@playwright/test';
export default defineConfig({ testDir: 'e2e', timeout: 120000, expect: { timeout: 20000 }, workers: 1, reporter: [['list']], outputDir: '/tmp/wm/pw',
 use: { baseURL: 'http://127.0.0.1:4771', viewport: { width: 1440, height: 900 }, serviceWorkers: 'block', launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] } } });
