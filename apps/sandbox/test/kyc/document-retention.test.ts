import { expect, it } from 'vitest';
import { storedFiles } from '../../src/core/data/schema.ts';
import { png } from '../pictures.ts';
import { startTestSandbox } from '../sandbox.ts';
import { memberBeforeFace } from './journey.ts';

const sandbox = await startTestSandbox();

it('stores neither documents nor portraits and says so in the log', async () => {
  const { kyc } = await memberBeforeFace(sandbox);
  const file = new File([png(20, 20)], 'bill.png');
  const { body } = await kyc.upload({ document_type: 'proof_of_address', file });
  expect((await kyc.face()).status).toBe(201);
  expect(sandbox.log).toContain(
    `KYC document ${body.id}: the metadata is stored, but the file (${body.size_bytes} bytes) is not.`,
  );
  expect(sandbox.log.at(-1)).toMatch(/^Face attempt fvr_\w{10}: .* the portrait .* is not\.$/);
  // The only database column with binary data.
  expect(await sandbox.sandbox.database.db.select().from(storedFiles)).toEqual([]);
});
