// The package has no types.
declare module 'fs-native-extensions' {
  /** Locks a file for a descriptor until it is closed, at the latest when its process ends. False if another has it. */
  export function tryLock(fd: number): boolean;
}
