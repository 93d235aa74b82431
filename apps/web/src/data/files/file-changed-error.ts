/** A chosen file that has changed, moved or been removed since it was chosen. It must be chosen again. */
export class FileChangedError extends Error {
  override name = 'FileChangedError';
}

/**
 * Returns the form with copies of its files in memory. A browser sends a file from the disk and reports one that has
 * changed like a lost connection.
 * @throws FileChangedError
 */
export async function copyFiles(form: FormData): Promise<FormData> {
  const copy = new FormData();
  for (const [name, value] of form) {
    if (typeof value === 'string') copy.append(name, value);
    else copy.append(name, await copyFile(value), value.name);
  }
  return copy;
}

async function copyFile(file: File): Promise<Blob> {
  try {
    return new Blob([await file.arrayBuffer()], { type: file.type });
  } catch (cause) {
    throw new FileChangedError('The file has changed since it was chosen.', { cause });
  }
}
