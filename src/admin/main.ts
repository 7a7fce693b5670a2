import '#brand/tokens.css';
import '#brand/loadFailure.css';
import { endpoints } from '#api/endpoints.ts';
import { applyChosenScheme } from '#brand/scheme.ts';
import { guardDashboard, guardOpenDashboard } from '#session/guard.ts';
import { rootId } from '#start/contract.ts';
import { showLoadFailure } from '#start/showLoadFailure.ts';
import { call, resumption } from './client.ts';
import { requestInitialList } from './engine/requestInitialList.ts';
import { preloadExtensions, requestExtensions } from './requestExtensions.ts';

if (import.meta.env.DEV) applyChosenScheme(); // in a build, an inline script does

const root = document.getElementById(rootId);
if (root && guardDashboard(location)) {
  guardOpenDashboard(resumption, location);
  const initialList = requestInitialList(location, { call, endpoints });
  const announced = requestExtensions();
  if (!initialList) preloadExtensions(); // any other screen waits for them
  import('./App.tsx')
    .then(({ startDashboard }) => startDashboard(root, { initialList, announced }))
    .catch(showLoadFailure);
}
