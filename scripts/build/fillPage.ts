const builtTags = /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;

type Parts = { language?: string; attributes?: string; head: string; page?: string; failure: string; end: string };

/** A page of the build with its gaps filled. Vite's own tags, which would fetch everything at once, give way to these. */
export const fillPage = (html: string, { language = 'en', attributes = '', head, page = '', failure, end }: Parts) =>
  html
    .replaceAll(builtTags, '')
    .replace('<html lang="en">', `<html lang="${language}"${attributes}>`)
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => page)
    .replace('<!--failure-->', () => failure)
    .replace('</body>', () => `${end}</body>`)
    .replaceAll(/>\s*\n\s*</g, '><');
