import './recordChanges.ts';
import './startAfterPaint.ts';
