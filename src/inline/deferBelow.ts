import { styleBelow } from './styleBelow.ts';

const { dataset } = document.documentElement;
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

dataset.below = 'unstyled';
// After a reload, Back or Forward the browser scrolls to where the page was left, and finds it by true heights only; a
// fragment leads to a section.
if (visit?.type === 'navigate' && !location.hash) dataset.layout = 'lazy';
else styleBelow();
