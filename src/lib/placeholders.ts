const PLACEHOLDER = /\{([^{}]*)\}/g

/** The names in a text's braces, each once, in their order: '{email} atau {phone}' → ['email', 'phone']. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
]

/** The text with the value of each name in braces; a name without a value stays as it is written. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (written, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : written))
