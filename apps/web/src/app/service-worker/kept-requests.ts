import { API_BASE_PATH, publicReads } from '@gli/sdk';

/** Caches of the service worker: public responses of the server, and pictures. Cleared at sign-out. */
export const PUBLIC_RESPONSES = 'public-answers';
export const PICTURES = 'pictures';

/**
 * URLs of responses that are the same for everyone, never member data. The match starts after the origin, because
 * Workbox applies such a pattern to its own origin only.
 */
export const PUBLIC_READ_PATTERN = new RegExp(
  `(?<=^https?://[^/]+)${API_BASE_PATH}(?:${publicReads.map(({ source }) => source.slice(1, -1)).join('|')})(?:\\?|$)`,
);

/** Pictures of the app. Uploads of members are theirs. */
export const PICTURE_PATTERN = /(?<=^https?:\/\/[^/]+)\/media\/(?!avatars\/)/;

/** Files of the app with a hash in their name. */
export const APP_FILE_PATTERN = /(?<=^https?:\/\/[^/]+)\/assets\//;
