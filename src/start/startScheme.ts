import { applyScheme } from '#session/scheme.ts';

applyScheme();
