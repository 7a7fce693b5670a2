/** Where the API is. Another server with the same API is chosen at build time. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? '/api';

/** Where the paths of stored images begin, with or without a slash at the end. */
export const mediaBase: string = import.meta.env.VITE_MEDIA_BASE ?? '/media/';
