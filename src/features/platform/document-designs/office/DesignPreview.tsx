import { Box, Link, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { officeUrl } from '../../../../office/calls/client.ts'
import { DESIGNED_KIND_LABELS, type DesignedKind } from '../rules.ts'

const PAUSE_MS = 900

/** The fields that the preview draws, of a form or a record. */
const DRAWN = ['teks', 'penandatangan', 'jabatan', 'tanda_tangan', 'stempel', 'latar'] as const

/** The document as it would be, drawn anew whenever somebody has paused typing. */
export function DesignPreview({ kind }: { kind: DesignedKind }) {
  const values = useWatch({ name: [...DRAWN] })
  const typed = JSON.stringify(Object.fromEntries(DRAWN.map((name, at) => [name, values[at]])))
  const [drawn, setDrawn] = useState(typed)
  useEffect(() => {
    const pause = setTimeout(() => setDrawn(typed), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed])
  return <ExampleFrame kind={kind} isi={drawn} />
}

/** The same of a saved design. */
export const SavedPreview = ({
  kind,
  design,
}: {
  kind: DesignedKind
  design: Record<(typeof DRAWN)[number], unknown>
}) => <ExampleFrame kind={kind} isi={JSON.stringify(Object.fromEntries(DRAWN.map((name) => [name, design[name]])))} />

function ExampleFrame({ kind, isi }: { kind: DesignedKind; isi: string }) {
  const address = officeUrl('previewDocumentDesign', { jenis: kind, isi })
  return (
    <Box
      component="section"
      aria-label="Pratinjau"
      className="kept-in-view"
      sx={{ position: { lg: 'sticky' }, top: { lg: 72 }, minWidth: 0 }}
    >
      <Typography variant="h2" sx={{ mt: 3, mb: 1 }}>
        Pratinjau
      </Typography>
      <Typography variant="body2" sx={{ mb: 1 }}>
        Dokumen sungguhan dengan data contoh.{' '}
        <Link href={address} target="_blank" rel="noopener">
          Buka di tab baru
        </Link>
      </Typography>
      {/* A new frame for each address: a changed one would become a page of the browser's history. */}
      <iframe key={address} src={address} title={`Pratinjau ${DESIGNED_KIND_LABELS[kind]}`} className="preview-frame" />
    </Box>
  )
}
