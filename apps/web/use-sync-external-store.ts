// Replaces the shim for older versions of React: React 18 and later have it.
export { useSyncExternalStore } from 'react';
