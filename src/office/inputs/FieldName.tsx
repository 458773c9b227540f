import { useResourceContext, useTranslateLabel } from 'react-admin'

interface Props {
  source: string
  required?: boolean
}

/** The name of an input, with the mark of a mandatory one. */
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
