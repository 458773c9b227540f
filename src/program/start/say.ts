/** Tells the operator, beside the log. */
export const say = (text: string): void => void process.stdout.write(`${text}\n`)
