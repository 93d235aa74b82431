// npm run check-host -- <address> [digest]: compares a host's files with the build of the given digest, or with the
// host's own list.
import { compareHost } from './compare-host.ts';

const [address, digest] = process.argv.slice(2);
if (address === undefined || !URL.canParse(address)) {
  console.error('Usage: npm run check-host -- https://host/ [digest]');
  process.exit(2);
}
const found = await compareHost(address, digest).catch((error: unknown) => [String(error)]);
if (found.length > 0) {
  console.error(`${address} is not that build:\n  ${found.join('\n  ')}`);
  process.exitCode = 1;
} else console.log(`${address} serves the build, byte for byte.`);
