import { Box, Chip, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { bodyZone, dayIn, longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { own } from '../../../../own-paths.ts'
import {
  CONDITION_STATES,
  type ConditionState,
  conditionState,
  conditionsOf,
  STAFF_CONDITIONS,
  type StaffCondition,
} from '../../../platform/staff/condition-rules.ts'
import {
  EXAMINER_FIGURE_NAMES,
  EXAMINER_FIGURES,
  REVIEW_OUTCOMES,
  WITNESS_CRITERIA,
  WITNESS_CRITERION_NAMES,
  WITNESS_OUTCOMES,
} from '../../examiner-monitoring/rules.ts'
import { EVIDENCE_SORTS, validitiesOf } from '../rules.ts'

export type StaffRecord = Answer<'getStaffRecord'>

const TONES = { belum: 'error', lewat: 'error', segera: 'warning', berlaku: 'success' } as const

/** Today, by the body's clocks. */
export const todayHere = () => dayIn(bodyZone(), new Date())

/** Where a condition stands, in words. */
export const ConditionChip = ({ state }: { state: ConditionState }) => (
  <Chip size="small" color={TONES[state]} label={CONDITION_STATES[state]} />
)

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
}

/** Rows one below the other; words where there are none. */
const Lines = ({ none, children }: { none: string; children: ReactNode[] }) =>
  children.length === 0 ? (
    <Typography>{none}</Typography>
  ) : (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  )

interface ConditionProps {
  record: StaffRecord
  /** What stands beside a condition. */
  beside?: (name: StaffCondition) => ReactNode
}

/** The conditions of somebody, each with its state and its last day. */
export function Conditions({ record, beside }: ConditionProps) {
  const validities = validitiesOf(record)
  return (
    <>
      <Part>Syarat</Part>
      <Lines none="">
        {conditionsOf(record.role).map((name) => {
          const until = validities[name] ?? null
          return (
            <Box component="li" key={name} sx={LINE}>
              <Typography sx={{ flex: '1 1 14rem', minWidth: 0 }}>
                {STAFF_CONDITIONS[name].title}
                {until ? `, sampai ${longDay(until)}` : ''}
              </Typography>
              <ConditionChip state={conditionState(until, todayHere())} />
              {beside?.(name)}
            </Box>
          )
        })}
      </Lines>
    </>
  )
}

/** What somebody signed, with the interests that they declared. */
export const Signatures = ({ record: { tanda_tangan } }: { record: StaffRecord }) => (
  <>
    <Part>Pernyataan yang ditandatangani</Part>
    <Lines none="Belum ada. Setiap petugas menandatanganinya sendiri di kantor ini.">
      {tanda_tangan.map(({ jenis, versi, tanggal, kepentingan }) => (
        <Box component="li" key={`${jenis} ${tanggal}`} sx={{ ...LINE, display: 'block' }}>
          <Typography>
            {STAFF_CONDITIONS[jenis].title}, naskah {versi}, {longDay(tanggal)}
          </Typography>
          {kepentingan ? (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              Kepentingan: {kepentingan}
            </Typography>
          ) : null}
        </Box>
      ))}
    </Lines>
  </>
)

/** The evidence of somebody's competence, each with its file; `linked`: with the way to its own page. */
export const EvidenceList = ({ record: { bukti }, linked = false }: { record: StaffRecord; linked?: boolean }) => (
  <>
    <Part>Bukti kompetensi</Part>
    <Lines none="Belum ada. Asesor akan meminta ijazah, pelatihan, pengalaman, dan surat penunjukan setiap petugas.">
      {bukti.map(({ id, jenis, judul, tanggal, berlaku_sampai, file_id, file_name }) => (
        <Box component="li" key={id} sx={LINE}>
          <Typography sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            {EVIDENCE_SORTS[jenis]}:{' '}
            {linked ? (
              <Link component={RouterLink} to={`/bukti-kompetensi/${id}/show`}>
                {judul}
              </Link>
            ) : (
              judul
            )}
            , {longDay(tanggal)}
            {berlaku_sampai ? `, berlaku sampai ${longDay(berlaku_sampai)}` : ''}
          </Typography>
          <Link href={own.file(file_id)} target="_blank" rel="noopener">
            {file_name ?? 'Berkas'} (tab baru)
          </Link>
        </Box>
      ))}
    </Lines>
  </>
)

/** When somebody saw an examiner at work, and what of it they noted. */
export const Witnessings = ({ record: { penyaksian } }: { record: StaffRecord }) => (
  <>
    <Part>Penyaksian</Part>
    <Lines none="Belum pernah disaksikan menguji. Asesor akan meminta catatan penyaksian setiap penguji.">
      {penyaksian.map((one) => (
        <Box component="li" key={one.id} sx={{ ...LINE, display: 'block' }}>
          <Typography sx={{ fontWeight: 600 }}>
            {WITNESS_OUTCOMES[one.hasil]}: {one.skema}, {longDay(one.tanggal)}, oleh {one.witnessed_by_name}
          </Typography>
          {WITNESS_CRITERION_NAMES.map((name) => (
            <Typography key={name} variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {WITNESS_CRITERIA[name]}: {one[name]}
            </Typography>
          ))}
        </Box>
      ))}
    </Lines>
  </>
)

/** The yearly reviews of an examiner, each with the figures as they were. */
export const Reviews = ({ record: { tinjauan } }: { record: StaffRecord }) => (
  <>
    <Part>Tinjauan tahunan</Part>
    <Lines none="Belum ada tinjauan. Asesor akan meminta tinjauan setiap penguji, sedikitnya setahun sekali.">
      {tinjauan.map(({ id, tanggal, dari, angka, hasil, simpulan, reviewed_by_name }) => (
        <Box component="li" key={id} sx={{ ...LINE, display: 'block' }}>
          <Typography sx={{ fontWeight: 600 }}>
            {REVIEW_OUTCOMES[hasil]}, {longDay(tanggal)}, oleh {reviewed_by_name}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{simpulan}</Typography>
          <Typography variant="body2">
            Sejak {longDay(dari)}:{' '}
            {EXAMINER_FIGURE_NAMES.map((name) => `${EXAMINER_FIGURES[name]} ${angka[name] ?? '-'}`).join('; ')}.
          </Typography>
        </Box>
      ))}
    </Lines>
  </>
)
