import { Box, Link, Typography } from '@mui/material'
import type { Answer } from '../../../../office/calls/client.ts'
import { momentText } from '../../../../office/display/moment.ts'
import { own } from '../../../../own-paths.ts'
import { COMPLAINT_STATES } from '../state-rules.ts'

type ComplaintCase = Answer<'getComplaint'>
type Entry = ComplaintCase['riwayat'][number]

const TITLES = {
  pesan: 'Pesan kepada pelapor',
  catatan: 'Catatan internal',
  tindakan: 'Tindakan',
  langkah: '',
} as const

const titleOf = ({ jenis, ke, dari_pelapor }: Entry): string => {
  if (ke) return COMPLAINT_STATES[ke]
  return dari_pelapor ? 'Pesan dari pelapor' : TITLES[jenis]
}

/** Everything that was done and written, the oldest first; notes stand out, as the reporter does not see them. */
export const CaseHistory = ({ complaint: { riwayat } }: { complaint: ComplaintCase }) => (
  <Box component="ol" aria-label="Riwayat" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {riwayat.map((entry) => (
      <Box
        component="li"
        key={entry.id}
        sx={{
          borderLeft: 3,
          borderColor: entry.jenis === 'catatan' ? 'warning.main' : 'divider',
          pl: 2,
          py: 1,
        }}
      >
        <Typography sx={{ fontWeight: 600 }}>{titleOf(entry)}</Typography>
        <Typography variant="body2" color="text.secondary">
          {momentText(entry.at)}, {entry.nama ?? 'pelapor'}
        </Typography>
        {entry.isi ? (
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{entry.isi}</Typography>
        ) : null}
        <FileLinks files={entry.berkas} />
      </Box>
    ))}
  </Box>
)

export const FileLinks = ({ files }: { files: ComplaintCase['berkas'] }) => (
  <>
    {files.map(({ id, name }) => (
      <Link key={id} href={own.file(id)} target="_blank" rel="noopener" sx={{ display: 'block', mt: 0.5 }}>
        {name} (tab baru)
      </Link>
    ))}
  </>
)
