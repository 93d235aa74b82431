/** Lets the browser save a text or other content as a file. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has started to read it by then.
  setTimeout(() => URL.revokeObjectURL(address));
}
