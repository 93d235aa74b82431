import { createRequire } from 'node:module';
import { MissingPackageError } from '../missing-package-error.ts';

const PACKAGES = ['@solana/surfpool-linux-x64-gnu', '@solana/surfpool-darwin-arm64'];

/** The part of surfpool's untyped native binding that is used here. */
export type Surfpool = {
  readonly Surfnet: { startWithConfig(config: SurfnetConfig): Surfnet };
};

export type SurfnetConfig = {
  readonly offline: boolean;
  readonly slotTimeMs: number;
  readonly blockProductionMode: 'clock' | 'transaction';
};

export type Surfnet = {
  readonly rpcUrl: string;
  readonly wsUrl: string;
  fundSol(address: string, lamports: number): void;
  stop(): void;
};

/** Loads the native binding for this platform. @throws MissingPackageError if it is not installed */
export function loadSurfpool(load: (name: string) => unknown = createRequire(import.meta.url)): Surfpool {
  for (const name of PACKAGES) {
    try {
      return checkedSurfpool(load(name));
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }
  throw new MissingPackageError('The local Solana node', PACKAGES);
}

function checkedSurfpool(binding: unknown): Surfpool {
  if (isSurfpool(binding)) return binding;
  throw new Error('The surfpool binding has no Surfnet.startWithConfig. Install version 1.5.');
}

function isSurfpool(binding: unknown): binding is Surfpool {
  return (
    typeof binding === 'object' &&
    binding !== null &&
    'Surfnet' in binding &&
    typeof binding.Surfnet === 'function' &&
    'startWithConfig' in binding.Surfnet
  );
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND';
}
