/** Unsent input of forms whose page was left, by entry of the browser's history; lost when the page is reloaded. */
export const typedForms = new Map<string, object>()
