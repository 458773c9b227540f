export { accountNumbers, accountsInForce } from './queries.ts'
