import ApproveIcon from '@mui/icons-material/CheckOutlined'
import WithdrawIcon from '@mui/icons-material/DoNotDisturbOutlined'
import NextIcon from '@mui/icons-material/NoteAddOutlined'
import { Button, Chip, Typography } from '@mui/material'
import { Show } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { stateTone } from '../../../../office/display/state-tones.ts'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { doneWords } from '../../quality/office/parts/by.ts'
import { Words } from '../../quality/office/parts/Words.tsx'
import { IMPACT_STATES, IMPACT_SUBJECTS, nextImpact } from '../rules.ts'
import { Measures } from './Measures.tsx'

type Impact = Answer<'getImpactAssessment'>

const withdraw = inputOf<'withdrawImpactAssessment'>()

/** An assessment of an impact: risks, measures, conclusion, and who stands for it. */
export const ImpactPage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const impact = useWhole<'getImpactAssessment'>('simpulan')
  if (!impact) return null
  const { objek, versi, status } = impact
  return (
    <RecordPage
      title={`${IMPACT_SUBJECTS[objek].title}, versi ${versi}`}
      marks={<Chip size="small" color={stateTone(status)} label={IMPACT_STATES[status]} />}
      actions={<Actions key="langkah" impact={impact} />}
      editable={status === 'diajukan'}
    >
      <FactList
        items={[
          ['Ditinjau pada', longDay(impact.tinjau_pada)],
          ['Penanggung jawab', impact.owner_name],
          ['Ditulis', doneWords(impact.created_at, impact.written_by_name)],
          ['Disetujui', doneWords(impact.approved_at, impact.approved_by_name)],
          ['Berakhir', impact.ended_at ? momentText(impact.ended_at) : null],
        ]}
      />
      <Words title="Risiko" words={impact.uraian_risiko} />
      <Measures title="Langkah dalam portal" steps={impact.langkah_portal} />
      <Words title="Langkah lembaga" words={impact.langkah_lembaga} />
      <Words title="Simpulan" words={impact.simpulan} />
    </RecordPage>
  )
}

function Actions({ impact }: { impact: Impact }) {
  const { id: reader } = useMe()
  const { id, status } = impact
  if (status === 'berlaku') return <NextVersion id={id} />
  if (status === 'berakhir') return null
  const isSecond = 'next' in nextImpact('approve', impact, reader)
  return (
    <>
      {isSecond ? (
        <TransitionButton
          label="Setujui"
          icon={<ApproveIcon />}
          call="approveImpactAssessment"
          weight="main"
          question="Sesudah berlaku, isinya tidak berubah lagi; versi sebelumnya berakhir dan tetap dapat dibaca."
          done="Penilaian berlaku."
        />
      ) : (
        <Typography>Menunggu persetujuan orang lain.</Typography>
      )}
      <TransitionForm
        label="Tarik usul"
        icon={<WithdrawIcon />}
        call="withdrawImpactAssessment"
        weight="ending"
        note="Usulnya tersimpan dan tidak berlaku."
        done="Usul ditarik."
      >
        <LongText source={withdraw('alasan')} label="Alasan" isRequired />
      </TransitionForm>
    </>
  )
}

const NextVersion = ({ id }: { id: number }) => (
  <Button
    component={RouterLink}
    to={`/penilaian-dampak/create?menggantikan=${id}`}
    variant="outlined"
    size="small"
    startIcon={<NextIcon />}
  >
    Tinjau: versi berikutnya
  </Button>
)
