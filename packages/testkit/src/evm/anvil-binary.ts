import { createRequire } from 'node:module';
import process from 'node:process';
import { MissingPackageError } from '../missing-package-error.ts';

const PACKAGES = {
  'darwin-arm64': '@foundry-rs/anvil-darwin-arm64',
  'darwin-x64': '@foundry-rs/anvil-darwin-amd64',
  'linux-arm64': '@foundry-rs/anvil-linux-arm64',
  'linux-x64': '@foundry-rs/anvil-linux-amd64',
  'win32-x64': '@foundry-rs/anvil-win32-amd64',
};

/**
 * Returns the path of the anvil binary for a platform, by default the current one. The package's launcher would
 * leave anvil running when killed.
 * @throws MissingPackageError if the binary is not installed
 */
export function anvilBinary(platform = `${process.platform}-${process.arch}`): string {
  const found = Object.entries(PACKAGES).find(([name]) => name === platform);
  if (!found) throw new MissingPackageError('The local EVM node', Object.values(PACKAGES));
  const [, name] = found;
  const program = `${name}/bin/${platform.startsWith('win32') ? 'anvil.exe' : 'anvil'}`;
  try {
    const launcher = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json');
    return createRequire(launcher).resolve(program);
  } catch (error) {
    throw new MissingPackageError('The local EVM node', [name], error);
  }
}
