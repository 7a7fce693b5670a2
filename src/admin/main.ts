import '#brand/fallbackFonts.css';
import '#brand/tokens.css';
import '#brand/loadFailure.css';
import { showLoadFailure } from '#brand/showLoadFailure.ts';
import { guardDashboard, onSessionChangeElsewhere } from '#session/guard.ts';
import { startDashboard } from './App.tsx';

const root = document.getElementById('root');
if (root && guardDashboard(location)) {
  onSessionChangeElsewhere(location);
  startDashboard(root).catch(showLoadFailure);
}
