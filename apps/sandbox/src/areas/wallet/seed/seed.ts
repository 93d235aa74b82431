import { CAST } from '../../../core/seed/cast.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { listSandboxGrant } from '../sandbox-grant.ts';
import { seedConversions } from './conversions.ts';
import { seedMoves } from './moves.ts';

/** Deposits, withdrawals and conversions of the cast; what they bought is seeded by its own area. */
export async function seedWallet(context: SeedContext): Promise<void> {
  if (context.name === 'empty') return;
  await seedMoves(context);
  await seedConversions(context);
  // These two have only what everyone gets; the opening posting moved it, here it is listed.
  await listSandboxGrant(context.db, CAST.choi.id, context.at('2026-01-15T09:00:00+09:00'));
  await listSandboxGrant(context.db, CAST.park.id, context.at('2026-11-18T13:44:51+09:00'));
}
