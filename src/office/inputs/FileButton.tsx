import { Button, type ButtonProps } from '@mui/material'
import { useRef } from 'react'

interface Props extends Pick<ButtonProps, 'startIcon' | 'disabled' | 'children'> {
  accept: string
  onFile: (file: File) => void
  describedBy?: string
}

/** A button that asks for one file; choosing the same file again counts too. */
export function FileButton({ accept, onFile, describedBy, ...button }: Props) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="outlined" aria-describedby={describedBy} onClick={() => field.current?.click()} {...button} />
      <input
        ref={field}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
