import { observedChanges } from './contract.ts';

const changes: MutationRecord[] = [];
const observer = new MutationObserver((records) => changes.push(...records));
observer.observe(document, observedChanges);
window.recorder = { observer, changes };
