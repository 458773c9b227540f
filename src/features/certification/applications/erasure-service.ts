export { eraseApplicationContent } from './erasure-queries.ts'
