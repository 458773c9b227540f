export { hasTrained } from './gate-service.ts'
