import EndIcon from '@mui/icons-material/DoneAllOutlined'
import ReviewIcon from '@mui/icons-material/RateReviewOutlined'
import { Chip } from '@mui/material'
import { DateInput, SelectInput, Show } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { doneWords } from '../../quality/office/parts/by.ts'
import { Words } from '../../quality/office/parts/Words.tsx'
import { nextRisk, RISK_LEVELS, RISK_STATES } from '../rules.ts'

type Risk = Answer<'getRisk'>

const review = inputOf<'reviewRisk'>()
const end = inputOf<'endRisk'>()

/** A risk to impartiality, and what was seen at its last review. */
export const RiskPage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const risk = useWhole<'getRisk'>('penanganan')
  if (!risk) return null
  const { judul, status } = risk
  return (
    <RecordPage
      title={judul}
      marks={<Chip size="small" color={status === 'dipantau' ? 'warning' : 'default'} label={RISK_STATES[status]} />}
      actions={<Actions key="langkah" risk={risk} />}
      editable={status === 'dipantau'}
    >
      <FactList
        items={[
          ['Tingkat', RISK_LEVELS[risk.tingkat_risiko]],
          ['Penanggung jawab', risk.owner_name],
          ['Ditinjau lagi pada', status === 'dipantau' ? longDay(risk.tinjau_pada) : null],
          ['Ditinjau terakhir', doneWords(risk.reviewed_at, risk.reviewed_by_name)],
          ['Dicatat', doneWords(risk.created_at, risk.created_by_name)],
        ]}
      />
      <Words title="Sumber" words={risk.sumber} />
      <Words title="Pihak yang didengar" words={risk.pihak_didengar} />
      <Words title="Penanganan" words={risk.penanganan} />
      <Words title="Peninjauan terakhir" words={risk.catatan} />
    </RecordPage>
  )
}

function Actions({ risk: { status, pihak_didengar, tingkat_risiko } }: { risk: Risk }) {
  if (nextRisk('review', status) === undefined) return null
  return (
    <>
      <TransitionForm
        label="Catat peninjauan"
        icon={<ReviewIcon />}
        call="reviewRisk"
        weight="main"
        note="Dengarkan pihak terkait lagi: apakah penanganannya cukup, dan apakah tingkatnya masih benar?"
        done="Peninjauan tercatat."
        begin={{ pihak_didengar, tingkat_risiko }}
      >
        <LongText source={review('catatan')} label="Hasil peninjauan" isRequired />
        <LongText source={review('pihak_didengar')} label="Pihak yang didengar" isRequired />
        <SelectInput source={review('tingkat_risiko')} label="Tingkat" choices={namedChoices(RISK_LEVELS)} isRequired />
        <DateInput source={review('tinjau_pada')} label="Ditinjau lagi pada" isRequired />
      </TransitionForm>
      <TransitionForm
        label="Risiko tidak ada lagi"
        icon={<EndIcon />}
        call="endRisk"
        weight="ending"
        note="Hanya bila sumbernya hilang. Catatannya tetap tersimpan."
        done="Risiko dinyatakan tidak ada lagi."
      >
        <LongText source={end('catatan')} label="Alasan" isRequired />
      </TransitionForm>
    </>
  )
}
