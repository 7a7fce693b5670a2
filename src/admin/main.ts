import 'virtual:fallbackFaces.css';
import '#brand/tokens.css';
import '#brand/loadFailure.css';
import { showLoadFailure } from '#brand/showLoadFailure.ts';
import { guardDashboard, guardRestoredDashboard, onSessionChangeElsewhere } from '#session/guard.ts';
import { requestExtensions } from './requestExtensions.ts';
import { requestFirstPage } from './requestFirstPage.ts';

const root = document.getElementById('root');
if (root && guardDashboard(location)) {
  onSessionChangeElsewhere(location);
  guardRestoredDashboard(location);
  const firstPage = requestFirstPage(location);
  const announced = requestExtensions();
  import('./App.tsx')
    .then(({ startDashboard }) => startDashboard(root, { firstPage, announced }))
    .catch(showLoadFailure);
}
