/** The library brings no types of its own; tags.ts says what is used of it. */
declare module 'pdfkit' {
  const PDFDocument: new (options: object) => object
  export default PDFDocument
}
