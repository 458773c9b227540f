/** A choice: a value that is also its label, or value and label. */
export type Option = string | readonly [value: string, words: string]

export const optionWords = (option: Option): readonly [string, string] =>
  typeof option === 'string' ? [option, option] : option
