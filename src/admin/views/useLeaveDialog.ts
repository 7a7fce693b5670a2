import { useLocation, useNavigate } from 'react-router-dom';

/** Closes a dialog that has an address: back to where it was opened, or to its list when it was reached by a link. */
export function useLeaveDialog(listPath: string) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (state?.fromList) navigate(-1);
    else navigate({ pathname: listPath, search }, { replace: true });
  };
}
