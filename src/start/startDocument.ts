import { belowFoldAttribute, layoutAttribute } from './contract.ts';
import { loadWholeStyle } from './startAfterPaint.ts';

const html = document.documentElement;
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

html.setAttribute(belowFoldAttribute, 'unstyled');
// Reload, Back and Forward restore a scroll position, and a fragment leads to a section. Both need true heights.
if (visit?.type === 'navigate' && !location.hash) html.setAttribute(layoutAttribute, 'lazy');
else loadWholeStyle();
