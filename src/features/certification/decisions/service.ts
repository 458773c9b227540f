// A process writes the decision that voids an exam.
export { insertDecision } from './queries.ts'
