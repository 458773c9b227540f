import { Box, Chip, Link, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { writeNumber } from '../../../../lib/written-number.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { Part } from '../../../../office/display/Part.tsx'
import { chanceWords } from '../comparison-rules.ts'
import { TRAINING_GROUPS, type TrainingGroup } from '../rules.ts'
import { IntervalBars } from './IntervalBars.tsx'
import { OpenTrainingFinding } from './parts/OpenTrainingFinding.tsx'

type Compared = Answer<'compareTrainings'>
type Comparison = Compared['perbandingan'][number]

/** Shows the pass rates of each year and scheme by where the candidates were trained (ISO/IEC 17024 clause 5.2). */
export const Comparisons = () => (
  <Box sx={{ py: 2, minWidth: 0 }}>
    <Title title="Kelulusan menurut tempat pelatihan" />
    <Typography variant="h1" sx={{ fontSize: '1.5rem', mb: 1 }}>
      Kelulusan menurut tempat pelatihan
    </Typography>
    <Typography sx={{ mb: 1, maxWidth: '46rem' }}>
      Dari keputusan yang berlaku, menurut lembaga pelatihan yang ditulis peserta pada permohonannya. Yang termasuk
      milik atau mitra lembaga ditentukan oleh{' '}
      <Link component={RouterLink} to="/lembaga-pelatihan">
        daftar lembaga pelatihan
      </Link>
      .
    </Typography>
    <Waiting call="compareTrainings" payload={{}}>
      {(compared) => (compared.perbandingan.length === 0 ? <Nothing /> : <All compared={compared} />)}
    </Waiting>
  </Box>
)

const Nothing = () => (
  <Typography>
    Belum ada keputusan dalam lima tahun terakhir. Perbandingan tampil sesudah peserta pertama diputus.
  </Typography>
)

const All = ({ compared: { perbandingan, tak_dikenal, paling_sedikit, ambang } }: { compared: Compared }) => (
  <>
    <Typography color="text.secondary" sx={{ mb: 1, maxWidth: '46rem' }}>
      Batang menunjukkan selang 95% (Wilson). Perbedaan diperingatkan bila peluang kebetulannya di bawah{' '}
      {writeNumber(ambang)}, dengan paling sedikit {paling_sedikit} peserta pada tiap kelompok.
    </Typography>
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {perbandingan.map((one) => (
        <Box
          component="li"
          key={`${one.tahun} ${one.scheme_id}`}
          sx={{ py: 2, borderBottom: 1, borderColor: 'divider', minWidth: 0 }}
        >
          <One one={one} least={paling_sedikit} />
        </Box>
      ))}
    </Box>
    {tak_dikenal.length > 0 ? <Unknown places={tak_dikenal} /> : null}
  </>
)

const One = ({ one, least }: { one: Comparison; least: number }) => (
  <>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="h2" sx={{ fontSize: '1.1rem', flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        {one.tahun}, {one.skema}
      </Typography>
      {one.berbeda ? <Chip size="small" color="warning" label="Berbeda lebih dari kebetulan" /> : null}
      {one.berbeda || one.finding_id !== null ? <OpenTrainingFinding one={one} /> : null}
    </Box>
    <IntervalBars of={one} />
    {(Object.keys(TRAINING_GROUPS) as TrainingGroup[]).map((group) => (
      <Typography key={group}>
        {TRAINING_GROUPS[group]}: {rateWords(one[group])}
      </Typography>
    ))}
    <Typography color="text.secondary">
      {one.peluang === null
        ? `Belum dibandingkan: tiap kelompok perlu paling sedikit ${least} peserta.`
        : `Peluang bahwa bedanya hanya kebetulan: ${chanceWords(one.peluang)}.`}
      {one.tanpa_tempat > 0 ? ` ${one.tanpa_tempat} peserta tidak menyebut tempat pelatihan.` : ''}
    </Typography>
  </>
)

const rateWords = ({ diputus, kompeten, hasil }: Comparison['lain']): string =>
  hasil
    ? `${kompeten} dari ${diputus} kompeten, ${writeNumber(hasil.persen)}% (selang ${writeNumber(hasil.bawah)}–${writeNumber(hasil.atas)}%)`
    : 'belum ada peserta'

const Unknown = ({ places }: { places: Compared['tak_dikenal'] }) => (
  <>
    <Part>Tempat pelatihan yang belum ada pada daftar</Part>
    <Typography sx={{ mb: 1 }}>
      Pesertanya dihitung sebagai tempat lain. Bila sebuah nama sebenarnya milik atau mitra lembaga, tambahkan sebagai
      nama lain pada daftar lembaga pelatihan.
    </Typography>
    <Box component="ul" sx={{ m: 0, pl: 3 }}>
      {places.map(({ lembaga_pelatihan, peserta }) => (
        <li key={lembaga_pelatihan}>
          {lembaga_pelatihan}: {peserta} peserta
        </li>
      ))}
    </Box>
  </>
)
