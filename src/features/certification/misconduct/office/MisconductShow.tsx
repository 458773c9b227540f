import GavelIcon from '@mui/icons-material/GavelOutlined'
import SendIcon from '@mui/icons-material/SendOutlined'
import { Box, Chip, Link, Stack, Typography } from '@mui/material'
import { SelectInput, Show } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { officeTo } from '../../../../office-paths.ts'
import { STAGES } from '../../applications/rules.ts'
import { isOpenCase, MISCONDUCT_STATES } from '../rules.ts'

type Case = Answer<'getMisconduct'>

const notice = inputOf<'notifyMisconduct'>()
const verdict = inputOf<'decideMisconduct'>()

/** A suspicion of cheating: its facts, the candidate's answer, and the decision. */
export const MisconductShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const one = useWhole<'getMisconduct'>('uraian')
  if (!one) return null
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          Dugaan kecurangan {one.nama}
        </Typography>
        <Chip
          size="small"
          color={isOpenCase(one.status) ? 'warning' : 'primary'}
          label={MISCONDUCT_STATES[one.status]}
        />
      </Stack>
      <Transitions one={one} />
      <FactList
        items={[
          [
            'Permohonan',
            <Link key="permohonan" href={officeTo.show('permohonan', one.user_training_id)}>
              {one.nomor ?? one.skema}
            </Link>,
          ],
          ['Skema', one.skema],
          ['Tahap', STAGES[one.tahap].label],
          ['Dilaporkan', `${momentText(one.reported_at)}, oleh ${one.reported_by_name}`],
          ['Diberitahukan', one.notified_at ? momentText(one.notified_at) : null],
          ['Dapat dijawab sampai', one.answer_due ? momentText(one.answer_due) : null],
        ]}
      />
      <Words title="Yang dilaporkan" words={one.uraian} />
      <Words title="Jawaban peserta" words={one.jawaban} />
      <Words title="Putusan" words={one.putusan} />
      {one.decided_at ? (
        <Typography variant="body2" color="text.secondary">
          {momentText(one.decided_at)}, oleh {one.decided_by_name}
        </Typography>
      ) : null}
    </Box>
  )
}

function Words({ title, words }: { title: string; words: string | null }) {
  if (words === null) return null
  return (
    <>
      <Part>{title}</Part>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{words}</Typography>
    </>
  )
}

function Transitions({ one }: { one: Case }) {
  const { permissions } = useMe()
  if (!isOpenCase(one.status)) return null
  const mayDecide = permissions.includes('keputusan')
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
      {one.status === 'dilaporkan' && permissions.includes('verifikasi') ? <Notify one={one} /> : null}
      {mayDecide && (one.status === 'dilaporkan' || one.halangan === null) ? <Decide one={one} /> : null}
      {one.halangan !== null && one.status === 'diberitahukan' ? (
        <Typography sx={{ width: '100%' }}>{one.halangan}</Typography>
      ) : null}
    </Stack>
  )
}

const Notify = ({ one }: { one: Case }) => (
  <TransitionForm
    label="Beri tahu peserta"
    icon={<SendIcon />}
    call="notifyMisconduct"
    weight="main"
    note="Peserta menerima fakta ini dengan surat dan dapat menjawabnya sampai batas menurut pengaturan."
    done="Peserta diberi tahu."
    begin={{ uraian: one.uraian }}
  >
    <LongText
      source={notice('uraian')}
      label="Fakta"
      isRequired
      helperText="Dibaca peserta: apa yang terjadi dan kapan, tanpa menyebut nama pelapor."
    />
  </TransitionForm>
)

const ALL = [
  { id: 'tidak_terbukti', name: MISCONDUCT_STATES.tidak_terbukti },
  { id: 'peringatan', name: MISCONDUCT_STATES.peringatan },
  { id: 'dibatalkan', name: MISCONDUCT_STATES.dibatalkan },
]

const Decide = ({ one }: { one: Case }) => (
  <TransitionForm
    label="Putuskan"
    icon={<GavelIcon />}
    call="decideMisconduct"
    weight={one.status === 'dilaporkan' ? 'other' : 'main'}
    note="Peserta menerima putusan ini dengan surat. Hasil uji yang dibatalkan menjadi belum kompeten pada setiap unit; banding tetap dapat diajukan."
    done="Putusan tercatat."
  >
    <SelectInput
      source={verdict('hasil')}
      label="Putusan"
      choices={one.status === 'dilaporkan' ? ALL.slice(0, 1) : ALL}
      isRequired
    />
    <LongText source={verdict('putusan')} label="Pertimbangan" isRequired helperText="Dibaca peserta." />
  </TransitionForm>
)
