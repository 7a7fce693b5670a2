import { findEngines } from './support/engines.ts';
import { testBuild, vitest } from './support/runTests.ts';

// WebKit's driver shows a window, so it needs a display; this one is in memory and has room for a desktop's width.
const onDisplay = 'xvfb-run --auto-servernum --server-args="-screen 0 1600x1200x24"';

testBuild([vitest('engines', `${onDisplay} npx vitest run --config vitest.engines.config.ts`)], findEngines());
