import { Button } from '@mui/material'
import { useRef } from 'react'

interface Props {
  onFile: (file: File) => void
  /** True while the chosen file is being checked. */
  busy?: boolean
  /** Other kinds of files that are read as well: '.xlsx,.xml'. */
  also?: string
  label?: string
}

/** A button that asks for a CSV; the same file may be chosen again. */
export function ChooseCsv({ onFile, busy = false, also, label = 'Pilih CSV' }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={['.csv,text/csv', also].filter(Boolean).join(',')}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button variant="contained" disabled={busy} onClick={() => input.current?.click()}>
        {busy ? 'Memeriksa …' : label}
      </Button>
    </>
  )
}
