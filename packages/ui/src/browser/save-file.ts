/** Saves text or other content to a file. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Runs after the browser has started to read the content.
  setTimeout(() => URL.revokeObjectURL(address));
}
