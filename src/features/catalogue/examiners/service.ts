export { examinerOfAccount } from './queries.ts'
