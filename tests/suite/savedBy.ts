import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { catchDownloads } from '#tests/support/catchDownloads.ts';

/** The text of the file that a press of a button saves. */
export async function savedBy(press: () => void | Promise<void>) {
  const saved = catchDownloads();
  await press();
  await waitFor(() => expect(saved).toHaveLength(1));
  return saved[0]?.text ?? '';
}
