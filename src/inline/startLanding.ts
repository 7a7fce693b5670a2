import './deferBelow.ts';
import './startAfterPaint.ts';
import './keepPress.ts';
