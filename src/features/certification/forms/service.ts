export { type FormWay, insertFormOpening } from './opening-queries.ts'
export { sealOfForm } from './opening-service.ts'
export { renewExamPapers } from './paper-service.ts'
export { stimuliOfForm } from './print/queries.ts'
export {
  examPaperById,
  type FormItemRow,
  type FormRow,
  formById,
  formItemsOf,
  type PaperRow,
  papersOfSchedule,
} from './queries.ts'
