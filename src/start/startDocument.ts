import { belowFoldHook, layoutHook } from './contract.ts';
import { loadWholeStyle } from './startAfterPaint.ts';

const html = document.documentElement;
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

html.setAttribute(belowFoldHook, 'unstyled');
// Reload, Back and Forward restore a scroll position, and a fragment leads to a section. Both need true heights.
if (visit?.type === 'navigate' && !location.hash) html.setAttribute(layoutHook, 'lazy');
else loadWholeStyle();
