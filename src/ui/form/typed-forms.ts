/** What was typed into forms whose page was left, by place in the browser's history; gone with the program. */
export const typedForms = new Map<string, object>()
