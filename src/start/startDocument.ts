import './skipLayout.ts';
import './startAfterPaint.ts';
