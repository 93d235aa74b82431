// Loaded into the attacked process. Records the duration of each long task on its main thread, because requests that
// arrive during the task wait for it to end. Measures CPU time, which other processes don't affect.
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
