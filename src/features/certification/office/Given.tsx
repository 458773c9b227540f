import { Box, Chip, Link, Typography } from '@mui/material'
import { FactList } from '../../../office/FactList.tsx'
import { Part } from '../../../office/Part.tsx'
import type { OfficeApplication } from '../office-contract.ts'

/** What the applicant answered: experience, self-assessment, statements. */
export function Given({ application }: { application: OfficeApplication }) {
  const { pernyataan, pengalaman, asesmen, kebutuhan_khusus } = application
  return (
    <>
      <FactList
        items={[
          ['Kebutuhan khusus', kebutuhan_khusus],
          ['Tanda tangan', pernyataan?.tanda_tangan],
          ['Hubungan dengan penguji', pernyataan?.ada_hubungan ? pernyataan.hubungan : 'Tidak ada'],
        ]}
      />
      <Part>Pengalaman</Part>
      {pengalaman.length === 0 ? <Typography>Tidak ada pengalaman yang diisi.</Typography> : null}
      <Box component="ol" sx={{ pl: 2.5 }}>
        {pengalaman.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity and do not move here
          <Box component="li" key={index} sx={{ mb: 1.5 }}>
            <strong>{row.judul_dokumen}</strong>
            <Typography variant="body2" color="text.secondary">
              {[row.jenis_dokumen, row.pemrakarsa, row.lokasi, row.tahun, row.peran, row.no_skkl]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            <Evidence application={application} id={row.bukti_id} />
          </Box>
        ))}
      </Box>
      <Part>Asesmen mandiri</Part>
      <Box component="ol" sx={{ pl: 2.5 }}>
        {asesmen.map(({ unit, jawaban, bukti, bukti_id }) => (
          <Box component="li" key={unit} sx={{ mb: 1.5 }}>
            {unit}{' '}
            <Chip
              size="small"
              color={jawaban === 'K' ? 'success' : 'default'}
              label={jawaban === 'K' ? 'Kompeten' : jawaban === 'BK' ? 'Belum kompeten' : 'Belum dijawab'}
            />
            {bukti ? (
              <Typography variant="body2" color="text.secondary">
                {bukti}
              </Typography>
            ) : null}
            <Evidence application={application} id={bukti_id} />
          </Box>
        ))}
      </Box>
    </>
  )
}

function Evidence({ application, id }: { application: OfficeApplication; id: string }) {
  const file = application.berkas.find((each) => each.id === id)
  if (!file) return null
  return (
    <Link href={`/berkas/${file.id}`} target="_blank" rel="noopener" sx={{ display: 'block' }}>
      {file.name} (tab baru)
    </Link>
  )
}
