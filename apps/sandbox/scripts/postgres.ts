// A PostgreSQL for a check that is no part of the sandbox: prints its address, and stops when its input ends.
import { once } from 'node:events';
import { startPostgres } from '../test/start-postgres.ts';

const postgres = await startPostgres();
console.log(postgres.url);
process.stdin.resume();
await once(process.stdin, 'end');
await postgres.stop();
