import { Alert, Box } from '@mui/material'
import { useEffect, useRef } from 'react'
import { Evidence } from '../../../platform/files/office/parts/Evidence.tsx'
import { nextUnchecked } from '../verification-rules.ts'
import { DocumentList } from './DocumentList.tsx'
import { DocumentPanel } from './DocumentPanel.tsx'
import type { Marks } from './use-marks.ts'

interface Props {
  marks: Marks
  chosen: string | undefined
  choose: (name: string) => void
}

/** What was written and the document that proves it, beside each other; on a narrow screen one below the other. */
export function Requirements({ marks: { application, mark }, chosen, choose }: Props) {
  const { persyaratan } = application
  const option = useRef<HTMLDivElement>(null)
  // Where somebody is by the time an answer comes.
  const now = useRef(chosen)
  now.current = chosen
  const isChecking = application.tahap === 'diajukan'
  const requirement = persyaratan.find(({ nama }) => nama === chosen)
  const focus = () => requestAnimationFrame(() => option.current?.focus({ preventScroll: true }))

  // Those who go through the queue by keys go on where they were: in the list.
  useEffect(() => option.current?.focus({ preventScroll: true }), [])

  if (persyaratan.length === 0) return <Alert severity="info">Skema ini tidak meminta berkas.</Alert>

  function goOn(): void {
    const next = nextUnchecked(persyaratan, chosen)
    if (next !== undefined) choose(next)
    focus()
  }

  function accept(): void {
    const file_id = requirement?.berkas?.id
    if (!requirement || file_id === undefined) return
    void mark([{ persyaratan: requirement.nama, file_id, status: 'sesuai', catatan: null }])
    goOn()
  }

  async function refuse(catatan: string): Promise<unknown> {
    const file_id = requirement?.berkas?.id
    if (!requirement || file_id === undefined) return undefined
    const errors = await mark([{ persyaratan: requirement.nama, file_id, status: 'perlu_perbaikan', catatan }])
    if (errors === undefined && now.current === requirement.nama) goOn()
    const wrong = errors?.['berkas.0.catatan']
    return wrong ? { catatan: wrong } : errors
  }

  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(19rem, 5fr) minmax(0, 8fr)' },
        gridTemplateRows: { md: 'minmax(0, 1fr)' },
        height: { md: '100%' },
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }}>
        <DocumentList all={persyaratan} chosen={chosen} choose={choose} ref={option} isChecking={isChecking} />
        {requirement ? (
          <DocumentPanel
            key={`${requirement.nama}${requirement.berkas?.id}`}
            application={application}
            requirement={requirement}
            accept={accept}
            refuse={refuse}
            leave={focus}
          />
        ) : null}
      </Box>
      <Box component="section" aria-label="Berkas" sx={{ minHeight: 0, minWidth: 0 }}>
        {requirement?.berkas ? <Evidence file={requirement.berkas} fills /> : null}
      </Box>
    </Box>
  )
}
