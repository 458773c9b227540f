import { Button } from '@mui/material'
import type { ReactElement, ReactNode } from 'react'
import { Link, useCreatePath, useResourceContext } from 'react-admin'
import { useParams } from 'react-router'
import { OfficeEdit } from './OfficeEdit.tsx'

interface PageEditProps {
  children: ReactNode
  toolbar?: ReactElement
  /** True for a record that nobody may delete. */
  kept?: boolean
}

/** The form of a record that has a page: saved or left, one is on its page again. */
export function PageEdit({ children, toolbar, kept = false }: PageEditProps) {
  const resource = useResourceContext() ?? ''
  const id = decodeURIComponent(useParams()['id'] ?? '')
  const page = useCreatePath()({ resource, id, type: 'show' })
  const back = (
    <Button component={Link} to={page} size="small">
      Kembali ke halamannya
    </Button>
  )
  return (
    <OfficeEdit actions={back} next={page} history={false} kept={kept} {...(toolbar ? { toolbar } : {})}>
      {children}
    </OfficeEdit>
  )
}
