import { findEngines } from './support/engines.ts';
import { testBuild, vitest } from './support/runTests.ts';

testBuild([vitest('engines', 'npx vitest run --config vitest.engines.config.ts')], findEngines());
