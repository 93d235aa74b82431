import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressions = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) };

/** True if compression makes the file smaller. Fonts and raster images are already compressed. */
const isText = (file: string): boolean => /\.(html|js|css|json|svg|webmanifest)$/.test(file);

/** True if the file is a compressed copy of another file. */
export const isCompressed = (file: string): boolean =>
  Object.keys(compressions).some((extension) => file.endsWith(extension));

/** Writes `.br` and `.gz` next to files, for hosts that serve precompressed files. */
export async function writeCompressed(files: readonly string[]): Promise<void> {
  const compress = async (file: string) => {
    const content = await readFile(file);
    for (const [extension, smaller] of Object.entries(compressions)) {
      await writeFile(file + extension, await smaller(content));
    }
  };
  await Promise.all(files.filter(isText).map(compress));
}
