// Runs the sandbox of a data folder like the CLI, and audits its ledger on request. Opening the folder a second time for
// the audit would take as long as the whole start.
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createSandbox } from '../src/server.ts';
import { copySeededFolder } from '../test/seeded/seeded-data.ts';
import { findViolations } from './audit-ledger.ts';

const [folder = ''] = process.argv.slice(2);
if (!existsSync(path.join(folder, 'pgdata'))) await copySeededFolder(folder, 'demo', new Date());
const sandbox = await createSandbox({ data: { folder } });
process.on('message', async () => process.send?.(await findViolations(sandbox.database.db)));
process.on('SIGTERM', async () => {
  await sandbox.close();
  process.exit();
});
console.log(`API   ${await sandbox.listen(0)}`);
