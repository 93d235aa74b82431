// Loaded into the attacked process. Records the CPU time of each long task on its main thread, which other processes
// don't affect. Requests that arrive during the task wait that long.
import { appendFileSync } from 'node:fs';
import process from 'node:process';

const TURN_MS = 5;
const NOTED_MIN_MS = 20;

const file = process.env.GLI_HELD_UP_FILE ?? '';
let before = process.threadCpuUsage();
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  const ms = (user + system) / 1000;
  if (ms > NOTED_MIN_MS) appendFileSync(file, `${ms}\n`);
}, TURN_MS).unref();
