import { useResourceContext, useTranslateLabel } from 'react-admin'

interface Props {
  source: string
  required?: boolean
}

/** What an input is called, with the mark of what must be filled in. */
export function FieldName({ source, required = false }: Props) {
  const resource = useResourceContext() ?? ''
  const label = useTranslateLabel()
  return (
    <>
      {label({ source, resource })}
      {required ? <span aria-hidden> *</span> : null}
    </>
  )
}
