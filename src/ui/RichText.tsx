/** Rich text that the server has already sanitised. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on write and on read
  return <div className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
