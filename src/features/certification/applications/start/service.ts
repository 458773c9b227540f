export { insertApplicationDraft, moveApplicationDraft, runningOf, schedulesWithWaiting } from './queries.ts'
