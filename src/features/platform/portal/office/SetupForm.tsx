import { Alert } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-admin'
import type { Permission } from '../../../../access.ts'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { mayWrite } from '../../../../office/session/me.ts'
import { useMe } from '../../../../office/session/me-context.ts'
import type { Readiness } from './parts/ReadinessList.tsx'
import { addressAfter, addressOfPage, type SetupPageName } from './setup-pages.ts'

/** The records that the set-up writes, by the calls of their own screens. */
const RECORDS = {
  'isi-situs': { resource: 'isi-situs', permission: 'konten' },
  pengaturan: { resource: 'pengaturan', permission: 'pengguna' },
} as const satisfies Record<string, { resource: string; permission: Permission }>

interface Props {
  page: SetupPageName
  record: keyof typeof RECORDS
  /** After saving one goes on filling in the same page. */
  stays?: boolean
  children: ReactNode
}

/** A page's share of one record, saved with its version like on the record's own screen; then the next page, where it does not stay. */
export function SetupForm({ page, record, stays = false, children }: Props) {
  const { resource, permission } = RECORDS[record]
  if (!mayWrite(useMe(), { permission })) {
    return <Alert severity="info">Bagian ini diisi petugas dengan izin {permission}.</Alert>
  }
  return (
    <OfficeEdit kept history={false} of={{ resource, id: 1 }} {...(stays ? {} : { next: addressAfter(page) })}>
      {children}
    </OfficeEdit>
  )
}

/** The body's record takes its other parts only together with its name and address. */
export function AfterBody({ readiness, children }: { readiness: Readiness; children: ReactNode }) {
  if (readiness.items.some(({ key, done }) => key === 'lembaga' && done)) return children
  return (
    <Alert severity="info">
      Isi <Link to={addressOfPage('lembaga')}>data lembaga</Link> dahulu; bagian ini disimpan bersamanya.
    </Alert>
  )
}
