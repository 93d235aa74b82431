// The package has no types.
declare module 'fs-native-extensions' {
  /**
   * Locks a file until its descriptor is closed, at the latest when the process ends. Returns false if it is already
   * locked. By default, it locks the whole file.
   */
  export function tryLock(fd: number, offset?: number, length?: number): boolean;
}
