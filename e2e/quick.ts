/** True in `npm test`, which meets of each form and list what `npm run test:all` meets whole. */
export const isQuick = process.env['TESTS'] === 'quick'
