/** Where one evaluation is read and filled in. */
export const evaluationPath = (id: number): string => `/user/evaluasi?evaluasi=${id}`
