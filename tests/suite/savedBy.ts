import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** The text of the file that a press of a button saves. */
export async function savedBy(press: () => void | Promise<void>) {
  const files: Blob[] = [];
  const mocks = [
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`),
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined),
  ];
  await press();
  await waitFor(() => expect(files).toHaveLength(1));
  for (const mock of mocks) mock.mockRestore();
  return files[0]?.text() ?? '';
}
