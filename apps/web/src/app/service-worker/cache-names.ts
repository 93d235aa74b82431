/** What the service worker keeps of the server's public answers and pictures; emptied at sign-out. */
export const PUBLIC_RESPONSES = 'public-answers';
export const PICTURES = 'pictures';
/** Parts of the app that were fetched when they were wanted. They hold nobody's data. */
export const APP_FILES = 'app-files';

/** Caches that tell what somebody looked at. */
export const visitedCaches = [PUBLIC_RESPONSES, PICTURES] as const;
