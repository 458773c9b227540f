/** What a file field offers to choose; the server judges by the content. */
export const ACCEPTED = 'application/pdf,image/jpeg,image/png,image/webp'
