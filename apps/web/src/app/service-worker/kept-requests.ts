import { API_BASE_PATH, publicReads } from '@gli/sdk';

/** Names of the service worker's caches for public responses and pictures. Cleared at sign-out. */
export const PUBLIC_RESPONSES = 'public-answers';
export const PICTURES = 'pictures';

/**
 * URLs of responses that are the same for everyone and contain no member data. The match starts after the
 * origin, because Workbox then applies the pattern only to the worker's own origin.
 */
export const PUBLIC_READ_PATTERN = new RegExp(
  `(?<=^https?://[^/]+)${API_BASE_PATH}(?:${publicReads.map(({ source }) => source.slice(1, -1)).join('|')})(?:\\?|$)`,
);

/** Pictures of the app, excluding members' uploads. */
export const PICTURE_PATTERN = /(?<=^https?:\/\/[^/]+)\/media\/(?!avatars\/)/;

/** App files with a hash in their name. */
export const APP_FILE_PATTERN = /(?<=^https?:\/\/[^/]+)\/assets\//;
