import { Box, List, ListItem, ListItemButton, ListItemText } from '@mui/material'
import { useState } from 'react'
import type { Answer } from '../../../../../office/client.ts'
import { Evidence } from '../../../../platform/files/office/parts/Evidence.tsx'
import { DocumentFacts } from './DocumentFacts.tsx'

/** The reported documents as a list; the chosen one stands beside it in full, with its evidence below. */
export function DocumentsBesideEvidence({ report: { dokumen, berkas } }: { report: Answer<'getOfficeReport'> }) {
  const [chosen, setChosen] = useState(0)
  const document = dokumen[chosen]
  if (!document) return null
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' } }}>
      <List aria-label="Dokumen yang dilaporkan" disablePadding>
        {dokumen.map(({ judul_dokumen, tahun, tahap_dokumen }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity and do not move here
          <ListItem key={index} disablePadding>
            <ListItemButton
              selected={index === chosen}
              aria-current={index === chosen ? 'true' : undefined}
              onClick={() => setChosen(index)}
            >
              <ListItemText primary={judul_dokumen} secondary={`Tahap ${tahap_dokumen}, ${tahun}`} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Box component="section" aria-label={document.judul_dokumen} sx={{ minWidth: 0 }}>
        <DocumentFacts document={document} />
        <Evidence file={berkas.find(({ id }) => id === document.bukti_id)} />
      </Box>
    </Box>
  )
}
