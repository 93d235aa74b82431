import type { DetachedWindowAPI } from 'happy-dom';

declare global {
  interface Window {
    readonly happyDOM?: DetachedWindowAPI;
  }
}

// A page in happy-dom has no host. Its files, such as `version.json`, do not exist. The API is in `api.ts`.
if (typeof window !== 'undefined' && window.happyDOM) {
  window.happyDOM.settings.fetch.interceptor = {
    beforeAsyncRequest: async ({ window: page }) => new page.Response(null, { status: 404 }),
  };
}
