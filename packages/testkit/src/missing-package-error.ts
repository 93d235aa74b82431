import process from 'node:process';

/** A package with a program for this machine's platform is not installed, or there is none for it. */
export class MissingPackageError extends Error {
  override name = 'MissingPackageError';

  /**
   * @param what what cannot start: `The local Solana node`
   * @param packages the packages that would do, one a platform
   */
  constructor(what: string, packages: readonly string[], cause?: unknown) {
    super(
      `${what} cannot start on ${process.platform}-${process.arch}: ` +
        `none of ${packages.join(', ')} is installed. They are optional dependencies, one a platform: ` +
        'install again without --no-optional, or run these tests on a platform that has one.',
      cause === undefined ? {} : { cause },
    );
  }
}
