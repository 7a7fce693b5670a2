const showFailure = `f=()=>{const n=d.getElementById("load-failure");n.hidden=!1;n.querySelector("button").onclick=()=>location.reload()}`;

/** Starts the scripts now and says so when they do not arrive. */
export const startAtOnce = (entry: string) =>
  `(()=>{const d=document,${showFailure};import(${JSON.stringify(entry)}).catch(f)})()`;

/**
 * Starts a page's scripts once it has been painted and the browser has nothing better to do, or at the first sign of a
 * visitor. A button pressed before they are ready is pressed again when they are.
 */
export const startAfterPaint = (entry: string) =>
  `(()=>{let s,b;const d=document,${showFailure},i=()=>s||(s=import(${JSON.stringify(entry)}).catch(f)),` +
  `l=()=>self.requestIdleCallback?requestIdleCallback(i,{timeout:3e3}):setTimeout(i,300),` +
  `c=e=>{const t=e.target.closest("button:not([popovertarget])");t&&!t.closest("#load-failure")&&(e.preventDefault(),b=t,i())};` +
  `for(const e of["pointerdown","keydown","touchstart"])addEventListener(e,i,{once:!0,passive:!0,capture:!0});` +
  `d.addEventListener("click",c,!0);` +
  `addEventListener("site:ready",()=>{d.removeEventListener("click",c,!0);b&&b.click()},{once:!0});` +
  `d.readyState=="complete"?l():addEventListener("load",l)})()`;
