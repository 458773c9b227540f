import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router'
import { bodyZone, dayIn } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { Part } from '../../../../office/display/Part.tsx'
import { SURVEILLANCE_MEANS } from '../rules.ts'
import { PlanTable } from './PlanTable.tsx'

type PlanAnswer = Answer<'getSurveillancePlan'>

const YEARS_BACK = 4

/** The surveillance of a year: which means how often, what is due in which month, and what of it was done. */
export function Plan() {
  const [params, setParams] = useSearchParams()
  const thisYear = Number(dayIn(bodyZone(), new Date()).slice(0, 4))
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, back) => thisYear - back)
  const tahun = years.find((year) => String(year) === params.get('tahun')) ?? thisYear
  return (
    <Box sx={{ py: 2, minWidth: 0 }}>
      <Title title="Rencana surveilan" />
      <Typography variant="h1" sx={{ fontSize: '1.5rem', mb: 1 }}>
        Rencana surveilan
      </Typography>
      <TextField
        select
        label="Tahun"
        value={tahun}
        onChange={({ target }) => setParams({ tahun: target.value })}
        sx={{ mb: 1, minWidth: '8rem' }}
      >
        {years.map((year) => (
          <MenuItem key={year} value={year}>
            {year}
          </MenuItem>
        ))}
      </TextField>
      <Waiting key={tahun} call="getSurveillancePlan" payload={{ tahun }}>
        {({ ketentuan, versi }) => (
          <>
            <Means terms={ketentuan} />
            {versi.length === 0 ? <Nothing /> : null}
            {versi.map((one) => (
              <Version key={one.scheme_version_id ?? 0} one={one} tahun={tahun} />
            ))}
          </>
        )}
      </Waiting>
    </Box>
  )
}

const Nothing = () => (
  <Typography sx={{ mt: 2 }}>
    Tidak ada surveilan yang jatuh tempo pada tahun ini. Rencananya terisi sendiri dari sertifikat yang berlaku.
  </Typography>
)

/** Says which means how often, by the settings. */
const Means = ({ terms }: { terms: PlanAnswer['ketentuan'] }) => (
  <Box component="ul" sx={{ m: 0, pl: 3, maxWidth: '46rem' }}>
    <li>
      {SURVEILLANCE_MEANS.laporan}: sekali setiap tahun sertifikat, dibuka {terms.buka_laporan} hari sebelum tahunnya
      berakhir, jatuh tempo {terms.tenggat_laporan} hari sesudahnya.
    </li>
    <li>
      {SURVEILLANCE_MEANS.pemeliharaan}: {terms.kegiatan_pemeliharaan} kegiatan setiap tahun sertifikat
      {terms.poin_pemeliharaan > 0 ? `, paling sedikit ${terms.poin_pemeliharaan} poin` : ''}.
    </li>
    <li>{SURVEILLANCE_MEANS.evaluasi}: dikirim kantor kepada pemegang, dengan batas waktunya masing-masing.</li>
    <li>
      {SURVEILLANCE_MEANS.audit}: {terms.audit_pemeliharaan}% laporan dan kegiatan luar yang diterima, dipilih secara
      acak; dihitung pada bulan terpilihnya.
    </li>
  </Box>
)

const Version = ({ one, tahun }: { one: PlanAnswer['versi'][number]; tahun: number }) => (
  <Box component="section" sx={{ minWidth: 0 }}>
    <Part>{one.skema}</Part>
    {one.tanpa_rencana.length > 0 ? (
      <Alert severity="info" sx={{ mb: 1 }}>
        Tanpa rencana tahun ini: {one.tanpa_rencana.map((cara) => SURVEILLANCE_MEANS[cara].toLowerCase()).join(', ')}.
      </Alert>
    ) : null}
    <PlanTable one={one} tahun={tahun} />
  </Box>
)
