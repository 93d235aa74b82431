/** Whether an address of the server's may be a link: a web page or a mail address, nothing that runs. */
export function isSafeLink(url: string): boolean {
  if (!URL.canParse(url)) return false;
  return ['https:', 'mailto:'].includes(new URL(url).protocol);
}
