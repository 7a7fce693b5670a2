import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A step may go through the whole dashboard while other files run beside this one. A failure names what was not
// found; the page around it would be thousands of lines.
configure({ asyncUtilTimeout: 5_000, getElementError: (message) => new Error(message?.split('\n')[0] ?? 'Not found') });

afterEach(cleanup);
