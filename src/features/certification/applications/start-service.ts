export { insertApplicationDraft, moveApplicationDraft, runningOf, schedulesWithWaiting } from './start-queries.ts'
