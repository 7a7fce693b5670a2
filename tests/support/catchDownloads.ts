import { vi } from 'vitest';

/** Catches the downloads of a test. Returns each file's name and text, in the order of the downloads. */
export function catchDownloads() {
  const saved: { name: string; text: string }[] = [];
  const files = new Map<string, Promise<string>>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const url = `blob:${files.size}`;
    files.set(url, (file as Blob).text());
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(async function click(this: HTMLAnchorElement) {
    const { download: name, href } = this;
    saved.push({ name, text: (await files.get(href)) ?? '' });
  });
  return saved;
}
