import { showScriptFailures } from '#brand/showLoadFailure.ts';

showScriptFailures();
