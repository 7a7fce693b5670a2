import createCache, { type StylisPlugin } from '@emotion/cache';

/**
 * The one prefix that a browser still asks for: Safari's. Emotion's own prefixer adds rules for browsers of the past, too, each of which
 * today's refuse with an exception.
 */
const prefixUserSelect: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`;
};

/** What turns MUI's styles into rules of the page. */
export const emotionCache = createCache({ key: 'css', stylisPlugins: [prefixUserSelect] });
