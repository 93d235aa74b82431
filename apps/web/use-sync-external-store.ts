// In place of the shim that older versions of React need: React has it.
export { useSyncExternalStore } from 'react';
