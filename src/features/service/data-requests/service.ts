export { type RequestRow, requestsBetween, waitingDataRequests } from './queries.ts'
