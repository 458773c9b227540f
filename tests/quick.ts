/** True in `npm test`, which leaves to `npm run test:all` what repeats something or takes long. */
export const isQuick = process.env['TESTS'] === 'quick'

/** Returns the number of random cases: as many as `npm run test:all` tries, or the few of `npm test`. */
export const runs = (all: number, few: number): number => (isQuick ? few : all)
