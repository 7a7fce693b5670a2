import './deferBelow.ts';
import './startAfterPaint.ts';
