/** Types of pictures that may be uploaded. */
export const PICTURES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
/** Types of papers that may be uploaded: photographed ones as well. */
export const PAPERS: readonly string[] = ['application/pdf', ...PICTURES]
