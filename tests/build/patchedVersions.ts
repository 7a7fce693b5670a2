/** The versions without a known vulnerability, and the last advisory, of github.com/advisories. As of November 2026. */
export const patchedVersions: Record<string, string> = {
  '@babel/runtime': '>=7.26.10', // GHSA-968p-4wvh-cqc8
  '@hono/node-server': '>=1.19.15', // GHSA-frvp-7c67-39w9
  ajv: '^6.14.0 || >=8.18.0', // GHSA-2g4f-4pwh-qvx6
  cookie: '>=0.7.0', // GHSA-pxg6-pf52-xh8x
  dompurify: '>=3.4.13', // GHSA-55q2-fjhq-7xh7
  'fast-xml-parser': '^4.5.5 || >=5.5.7', // GHSA-8gc5-j5rx-235r, CVE-2026-33349
  hono: '>=4.13.5', // GHSA-crvj-82cr-hjcx
  koa: '^2.16.4 || >=3.1.2', // GHSA-7gcc-r8m5-44qm
  kysely: '>=0.28.17', // GHSA-pv5w-4p9q-p3v2
  lodash: '>=4.18.0', // GHSA-f23m-r3pf-42rh
  nanoid: '^3.3.8 || >=5.0.9', // GHSA-mwcw-c2x4-8c55
  papaparse: '>=5.2.0', // GHSA-qvjc-g5vr-mfgr
  'path-to-regexp': '^0.1.13 || ^6.3.0 || >=8.4.0', // GHSA-37ch-88jc-xwx2, GHSA-9wv6-86v2-598j, GHSA-j3q9-mxjg-w52f
  postcss: '>=8.5.10', // GHSA-qx2v-qp2m-jg93
  'react-router': '^7.18.2 || >=8.3.0', // GHSA-qwww-vcr4-c8h2
  semver: '^5.7.2 || ^6.3.1 || >=7.5.2', // GHSA-c2qf-rxjj-qqgw
  sharp: '>=0.35.0', // GHSA-f88m-g3jw-g9cj, in libvips
  tmp: '>=0.2.6', // GHSA-ph9p-34f9-6g65
  'tough-cookie': '>=4.1.3', // GHSA-72xf-g2v4-qvf3
  vite: '>=8.0.16', // GHSA-fx2h-pf6j-xcff
  ws: '^7.5.10 || >=8.21.0', // GHSA-3h5v-q93c-6h6q, GHSA-96hv-2xvq-fx4p
  yaml: '^1.10.3 || >=2.8.3', // GHSA-48c2-rrv3-qjmp
};
