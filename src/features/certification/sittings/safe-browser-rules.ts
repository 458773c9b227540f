/**
 * Returns the text whose SHA-256 the Safe Exam Browser gives to a page: its address without a fragment, then the Config Key
 * in hexadecimal (safeexambrowser.org, developer documentation, "Config Key").
 */
export const configKeyText = (address: string, key: string): string => `${address.replace(/#.*$/, '')}${key}`
