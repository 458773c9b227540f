/**
 * The part that something on a paper plays for those who hear it read aloud: the structure types of PDF (ISO 32000-1,
 * 14.8.4) that papers use. What has none is read as a paragraph when it is text, and passed over when it is not.
 */
export type Role =
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Figure'
  | 'Artifact'

export interface Tagged {
  role?: Role
  /** Words that stand for a figure. */
  alt?: string
}

/** Returns properties that give an element its role; the drawing library hands them on untouched. */
export const as = (role: Role): object => ({ role }) satisfies Tagged

/** Returns properties by which a picture is read aloud. */
export const figure = (alt: string): object => ({ role: 'Figure', alt }) satisfies Tagged
