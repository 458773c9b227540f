export { waitingComplaints } from './office/queries.ts'
