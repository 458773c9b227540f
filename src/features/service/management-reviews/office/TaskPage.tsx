import DoneIcon from '@mui/icons-material/CheckOutlined'
import { Chip, Link, Typography } from '@mui/material'
import { Show } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { longDay } from '../../../../lib/day.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { doneWords } from '../../quality/office/parts/by.ts'
import { Words } from '../../quality/office/parts/Words.tsx'
import { nextTask, TASK_STATES } from '../rules.ts'

const finish = inputOf<'finishReviewTask'>()

/** A task that a review gave to somebody. */
export const TaskPage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const reader = useMe().id
  const task = useWhole<'getReviewTask'>('created_by_name')
  if (!task) return null
  const { status, uraian, owner_name } = task
  const mayFinish = 'next' in nextTask(task, reader)
  return (
    <RecordPage
      title={uraian}
      marks={<Chip size="small" color={status === 'selesai' ? 'success' : 'warning'} label={TASK_STATES[status]} />}
      actions={
        mayFinish ? (
          <Finish key="selesai" />
        ) : status === 'terbuka' ? (
          <Typography key="menunggu">Menunggu {owner_name}.</Typography>
        ) : null
      }
      editable={status === 'terbuka'}
    >
      <FactList
        items={[
          ['Penanggung jawab', owner_name],
          ['Batas', longDay(task.batas)],
          ['Dicatat', doneWords(task.created_at, task.created_by_name)],
          ['Selesai', doneWords(task.finished_at, task.finished_by_name)],
          [
            'Dari',
            <Link key="tinjauan" component={RouterLink} to={`/tinjauan-manajemen/${task.review_id}/show`}>
              Tinjauan manajemen
            </Link>,
          ],
        ]}
      />
      <Words title="Hasil" words={task.hasil} />
    </RecordPage>
  )
}

const Finish = () => (
  <TransitionForm
    label="Tugas selesai"
    icon={<DoneIcon />}
    call="finishReviewTask"
    weight="main"
    note="Tulis apa yang dihasilkan, agar tinjauan berikutnya dapat membacanya."
    done="Tugas selesai."
  >
    <LongText source={finish('hasil')} label="Hasil" isRequired />
  </TransitionForm>
)
