import { createContext, use } from 'react'

/** Sizes of a form on paper, in points. */
export interface ExamType {
  text: number
  small: number
  heading: number
  title: number
  /** How far lines of writing stand from each other. */
  line: number
  /** The side of a box or the width of a circle to fill in. */
  box: number
  number: number
}

/** The most that the letters of a word are wide on average, as a part of their size. */
export const LETTER = 0.64

const ORDINARY: ExamType = { text: 11, small: 9, heading: 12, title: 26, line: 24, box: 18, number: 26 }

/** Nothing that a candidate reads is smaller than 18 points. */
export const LEAST_LARGE = 18
const LARGE: ExamType = { text: 20, small: LEAST_LARGE, heading: 22, title: 36, line: 38, box: 30, number: 44 }

export const examTypeOf = (besar: boolean): ExamType => (besar ? LARGE : ORDINARY)

export const ExamTypeContext = createContext<ExamType>(ORDINARY)

/** Returns the sizes of the form that is being drawn. */
export const useExamType = (): ExamType => use(ExamTypeContext)
