import { useEffect } from 'react';
import { brand } from '#brand/brand.ts';

/** Names the screen in the browser's tab. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
}
