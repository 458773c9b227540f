import type { SVGProps } from 'react'

/** An icon of 24 by 24 units, 2 wide in its lines, whose markup is known; it says nothing to those who listen. */
export function drawnIcon(name: string, lines: string) {
  const kind = `lucide lucide-${name}`
  const inner = { __html: lines }
  return ({ className, ...more }: SVGProps<SVGSVGElement>) => (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={className ? `${kind} ${className}` : kind}
      {...more}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the library's own drawing, written when the program is built
      dangerouslySetInnerHTML={inner}
    />
  )
}
