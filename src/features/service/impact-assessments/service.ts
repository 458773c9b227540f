export { type ImpactOnPaper, impactsOnPaper } from './queries.ts'
