import { OctagonX } from 'lucide-react'
import type { Ref } from 'react'

interface FormErrorsProps {
  message: string | undefined
  id?: string
  ref?: Ref<HTMLParagraphElement>
  className?: string
}

/** The server's sentence on why a form was refused, in red under its fields (spec section 8). */
export function FormErrors({ message, id, ref, className = '' }: FormErrorsProps) {
  if (!message) return null
  return (
    <p ref={ref} id={id} role="alert" tabIndex={-1} className={`form-error flex gap-2 ${className}`}>
      <OctagonX aria-hidden className="mt-0.5 size-5 shrink-0" />
      {message}
    </p>
  )
}
