import { layoutAttribute } from './contract.ts';

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

/**
 * Whether the layout of sections out of view is skipped. Reload, Back and Forward restore a scroll position, and a fragment
 * leads to a section. Both need true heights.
 */
export const skipsLayout = visit?.type === 'navigate' && !location.hash;

if (skipsLayout) document.documentElement.setAttribute(layoutAttribute, 'lazy');
