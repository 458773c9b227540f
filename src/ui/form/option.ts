/** A choice: its value, which is also what is read; or value and words. */
export type Option = string | readonly [value: string, words: string]

export const optionWords = (option: Option): readonly [string, string] =>
  typeof option === 'string' ? [option, option] : option
