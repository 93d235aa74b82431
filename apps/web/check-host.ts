// npm run check-host -- <address> [digest]: whether a host serves every file of a build as it was built. The digest is what
// the build printed; without it, the files are compared with the list on the host itself.
import { differencesAt } from './build-digest.ts';

const [address, digest] = process.argv.slice(2);
if (address === undefined || !URL.canParse(address)) {
  console.error('Usage: npm run check-host -- https://host/ [digest]');
  process.exit(2);
}
const found = await differencesAt(address, digest).catch((error: unknown) => [String(error)]);
if (found.length > 0) {
  console.error(`${address} is not that build:\n  ${found.join('\n  ')}`);
  process.exitCode = 1;
} else console.log(`${address} serves the build, byte for byte.`);
