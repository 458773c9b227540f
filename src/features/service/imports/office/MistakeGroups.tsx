import { Box, Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { Part } from '../../../../office/display/Part.tsx'
import { type ImportList, MISTAKE_KINDS } from '../../../platform/import-lists/rules.ts'
import type { DraftChange, ImportDraft } from './use-import-draft.ts'

interface Props {
  draft: ImportDraft
  list: ImportList
  isBusy: boolean
  onChange: (change: DraftChange) => void
}

type Group = ImportDraft['kelompok'][number]

/** Mistakes by column and kind, with what each writing probably means: one press mends all of a kind. */
export function MistakeGroups({ draft, list, isBusy, onChange }: Props) {
  const { kelompok, usulan, jumlah_kesalahan } = draft
  if (jumlah_kesalahan === 0) return null
  return (
    <>
      <Part>Yang perlu diperbaiki: {jumlah_kesalahan} sel</Part>
      {usulan > 0 ? (
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
          <Typography>Periksa usulan di bawah ini. Bila semuanya benar:</Typography>
          <Button variant="contained" disabled={isBusy} onClick={() => onChange({ apa: 'terima' })}>
            Pakai semua {usulan} usulan
          </Button>
        </Stack>
      ) : null}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))' }}>
        {kelompok.map((group) => (
          <GroupCard
            key={`${group.field} ${group.jenis}`}
            group={group}
            label={list.columns[group.field]?.label ?? 'Baris'}
            mayEmpty={list.columns[group.field]?.required !== true && group.field !== ''}
            isBusy={isBusy}
            onChange={onChange}
          />
        ))}
      </Box>
    </>
  )
}

interface GroupProps extends Pick<Props, 'isBusy' | 'onChange'> {
  group: Group
  label: string
  mayEmpty: boolean
}

function GroupCard({ group, label, mayEmpty, isBusy, onChange }: GroupProps) {
  const { field, jenis, jumlah, usulan, pesan, nilai } = group
  const { judul, saran } = MISTAKE_KINDS[jenis]
  return (
    <Card component="section" variant="outlined" aria-label={`${label}: ${judul}`}>
      <CardContent>
        <Typography variant="h3" sx={{ fontSize: '1rem' }}>
          {label}: {judul.charAt(0).toLowerCase() + judul.slice(1)} ({jumlah})
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
          {jenis === 'isi' ? pesan : ''} {saran}
        </Typography>
        {usulan > 0 ? (
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {nilai.map(({ isi, jumlah: count, usul }) => (
              <li key={isi}>
                {isi} → {usul === null ? 'belum ada usulan' : usul === '' ? 'dikosongkan' : usul}
                {count > 1 ? ` (${count})` : ''}{' '}
                {usul === null || nilai.length === 1 ? null : (
                  <Button
                    size="small"
                    disabled={isBusy}
                    aria-label={`Pakai ${usul || 'kosong'} untuk ${isi}`}
                    onClick={() => onChange({ apa: 'terima', field, jenis, isi })}
                  >
                    Pakai
                  </Button>
                )}
              </li>
            ))}
          </Box>
        ) : null}
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
          {usulan > 0 ? (
            <Button
              variant="outlined"
              size="small"
              disabled={isBusy}
              onClick={() => onChange({ apa: 'terima', field, jenis })}
            >
              Pakai {usulan} usulan
            </Button>
          ) : null}
          {mayEmpty && jenis !== 'tanda_kosong' ? (
            <Button size="small" disabled={isBusy} onClick={() => onChange({ apa: 'kosongkan', field, jenis })}>
              Kosongkan {jumlah} sel
            </Button>
          ) : null}
        </Stack>
      </CardContent>
    </Card>
  )
}
