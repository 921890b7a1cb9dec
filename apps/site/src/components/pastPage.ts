/** In the browser only. Calls are answered as of today: they have no place on the site as of a moment. */
export const isPastPage = () => location.pathname.startsWith('/as-of/');
