// npm run check-host -- <address or folder> [digest]: compares a host's files and headers, or the files in its folder,
// with the build of the given digest, or with the host's own list.
import { existsSync } from 'node:fs';
import { compareFolder } from './compare-folder.ts';
import { compareHost } from './compare-host.ts';

const [place = '', digest] = process.argv.slice(2);
const isFolder = existsSync(place);
if (!isFolder && !URL.canParse(place)) {
  console.error('Usage: npm run check-host -- <https://host/ or folder> [digest]');
  process.exit(2);
}
const compare = async () => (isFolder ? compareFolder(place, digest) : compareHost(place, digest));
const found = await compare().catch((error: unknown) => [String(error)]);
if (found.length > 0) {
  console.error(`${place} is not that build:\n  ${found.join('\n  ')}`);
  process.exitCode = 1;
} else if (isFolder) console.log(`${place} has the build, byte for byte, and no other files.`);
else console.log(`${place} serves the build, byte for byte in every encoding, with its security headers.`);
