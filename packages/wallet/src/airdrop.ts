import { createAirdropAction } from './airdrop/airdrop-action.ts';
import { requestAirdrop } from './airdrop/request-airdrop.ts';
import type { AirdropParts } from './lazy-airdrop.ts';

/** Creates the airdrop action, for `loadAirdrop`. Spec §4 Airdrop */
export const createAirdrop = (parts: AirdropParts) =>
  createAirdropAction(parts, (address, stopped) => requestAirdrop(parts.network, address, stopped));
