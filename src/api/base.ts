/** The API's base URL. The build sets it. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? '/api';

/** The base URL of stored images, with or without a slash at the end. */
export const mediaBase: string = import.meta.env.VITE_MEDIA_BASE ?? '/media/';
