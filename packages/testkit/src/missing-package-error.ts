import process from 'node:process';

/** Thrown if the binary package for this platform is not installed or does not exist. */
export class MissingPackageError extends Error {
  override name = 'MissingPackageError';

  /**
   * @param what name of the program, such as `The local Solana node`
   * @param packages possible packages, one per platform
   */
  constructor(what: string, packages: readonly string[], cause?: unknown) {
    super(
      `${what} cannot start on ${process.platform}-${process.arch}: ` +
        `none of ${packages.join(', ')} is installed. They are optional dependencies, one per platform: ` +
        'install again without --no-optional, or run these tests on a platform that has one.',
      cause === undefined ? {} : { cause },
    );
  }
}
