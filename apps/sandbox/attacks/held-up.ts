// Loaded into the attacked process: notes for how long its thread computed in one piece, in CPU time, which other programs on
// the machine do not change. A request that comes meanwhile waits so long.
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
