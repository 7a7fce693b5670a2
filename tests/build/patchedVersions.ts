/** The first versions, one for each major that was mended, without a fault that is known of the package. */
export const patchedVersions: Record<string, readonly string[]> = {
  '@babel/runtime': ['7.26.10'], // CVE-2025-27789
  ajv: ['8.18.0'], // CVE-2025-69873
  'brace-expansion': ['1.1.12', '2.0.2', '4.0.1'], // CVE-2025-5889
  cookie: ['0.7.0'], // CVE-2024-47764
  dompurify: ['3.4.16'],
  esbuild: ['0.25.0'], // GHSA-67mh-4wv8-2f99
  'fast-xml-parser': ['4.4.1'], // CVE-2024-41818
  glob: ['11.1.0'], // CVE-2025-64756
  hono: ['4.13.5'],
  koa: ['2.16.3', '3.0.3'], // CVE-2025-62595
  kysely: ['0.28.17'], // CVE-2026-44635
  lodash: ['4.17.23'], // CVE-2025-13465
  nanoid: ['3.3.8', '5.0.9'], // CVE-2024-55565
  papaparse: ['5.2.0'], // CVE-2020-36649
  'path-to-regexp': ['0.1.12', '6.3.0', '8.0.0'], // CVE-2024-45296
  postcss: ['8.4.31'], // CVE-2023-44270
  'react-router': ['7.12.0'], // CVE-2026-22029
  semver: ['5.7.2', '6.3.1', '7.5.2'], // CVE-2022-25883
  sharp: ['0.32.6'], // CVE-2023-4863, in libwebp
  'tar-fs': ['2.1.4', '3.1.1'], // CVE-2025-59343
  tmp: ['0.2.4'], // CVE-2025-54798
  'tough-cookie': ['4.1.3'], // CVE-2023-26136
  ws: ['7.5.10', '8.17.1'], // CVE-2024-37890
};
