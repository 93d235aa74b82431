import { createAirdropAction } from './airdrop/airdrop-action.ts';
import { requestAirdrop } from './airdrop/request-airdrop.ts';
import type { AirdropParts } from './lazy-airdrop.ts';

/** The airdrop of test SOL, for `loadAirdrop` of builds that have it. Spec §4 Airdrop */
export const createAirdrop = (parts: AirdropParts) => createAirdropAction(parts, requestAirdrop);
