export { renewOwn } from './signer-service.ts'
