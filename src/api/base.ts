/** The API's base URL. The build sets it. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? '/api';
