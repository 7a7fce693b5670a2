const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

// After a reload, Back or Forward the browser scrolls to where the page was left, and finds it by true heights only.
if (visit?.type === 'navigate') document.documentElement.dataset.layout = 'lazy';
