import './recordChanges.ts';
import './loadWholeStyle.ts';
