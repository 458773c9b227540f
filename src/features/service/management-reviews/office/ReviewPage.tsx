import DoneIcon from '@mui/icons-material/CheckOutlined'
import GatherIcon from '@mui/icons-material/DownloadingOutlined'
import TaskIcon from '@mui/icons-material/PlaylistAddOutlined'
import { Box, Chip, Link, Typography } from '@mui/material'
import { DateInput, Show } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { doneWords } from '../../quality/office/parts/by.ts'
import { OwnerInput } from '../../quality/office/parts/OwnerInput.tsx'
import { Words } from '../../quality/office/parts/Words.tsx'
import { nextReview, REVIEW_INPUT_NAMES, REVIEW_INPUTS, REVIEW_STATES, TASK_STATES } from '../rules.ts'

type Review = Answer<'getManagementReview'>

const task = inputOf<'addReviewTask'>()
const finish = inputOf<'finishManagementReview'>()

/** A review by the management: inputs, minutes, tasks. */
export const ReviewPage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const review = useWhole<'getManagementReview'>('tugas')
  if (!review) return null
  const { tanggal, dari, sampai, status } = review
  return (
    <RecordPage
      title={`Tinjauan ${longDay(tanggal)}`}
      marks={<Chip size="small" color={status === 'selesai' ? 'success' : 'warning'} label={REVIEW_STATES[status]} />}
      actions={<Actions key="langkah" review={review} />}
      editable={status === 'disiapkan'}
    >
      <FactList
        items={[
          ['Masa yang ditinjau', `${longDay(dari)} sampai ${longDay(sampai)}`],
          ['Penanggung jawab', review.owner_name],
          ['Masukan dikumpulkan', review.gathered_at ? momentText(review.gathered_at) : null],
          ['Selesai', doneWords(review.finished_at, review.finished_by_name)],
        ]}
      />
      <Part>Masukan</Part>
      <Gathered masukan={review.masukan} />
      <Words title="Risalah" words={review.risalah} />
      <Part>Keputusan sebagai tugas</Part>
      <Tasks tugas={review.tugas} />
    </RecordPage>
  )
}

function Gathered({ masukan }: Pick<Review, 'masukan'>) {
  if (masukan === null) {
    return <Typography>Belum dikumpulkan. Portal menghitungnya dari catatan masa itu, tanpa mengetik.</Typography>
  }
  return (
    <FactList
      items={REVIEW_INPUT_NAMES.map((name) => [REVIEW_INPUTS[name], figureWords(masukan[name] ?? null)] as const)}
    />
  )
}

const figureWords = (figure: number | null): string =>
  figure === null ? 'Terlalu sedikit untuk dihitung' : figure.toLocaleString('id-ID')

function Tasks({ tugas }: Pick<Review, 'tugas'>) {
  if (tugas.length === 0) return <Typography>Belum ada tugas.</Typography>
  return (
    <Box component="ul" sx={{ m: 0, pl: 3 }}>
      {tugas.map(({ id, uraian, owner_name, batas, status }) => (
        <Typography component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={`/tugas-mutu/${id}/show`}>
            {uraian}
          </Link>
          : {owner_name}, {TASK_STATES[status].toLowerCase()}, batas {longDay(batas)}
        </Typography>
      ))}
    </Box>
  )
}

function Actions({ review }: { review: Review }) {
  const mayGather = 'next' in nextReview('gather', review)
  const mayFinish = 'next' in nextReview('finish', review)
  const isGathered = review.gathered_at !== null
  return (
    <>
      {mayGather ? (
        <TransitionButton
          label={isGathered ? 'Kumpulkan lagi' : 'Kumpulkan masukan'}
          icon={<GatherIcon />}
          call="gatherReviewInputs"
          weight={isGathered ? 'other' : 'main'}
          question="Angka masa ini dihitung dari catatan portal dan disimpan pada tinjauan ini."
          done="Masukan dikumpulkan."
        />
      ) : null}
      <TransitionForm
        label="Tambah tugas"
        icon={<TaskIcon />}
        call="addReviewTask"
        note="Satu keputusan tinjauan, dengan orang yang menjalankannya."
        done="Tugas ditambahkan."
      >
        <LongText source={task('uraian')} label="Tugas" isRequired />
        <OwnerInput source={task('owner_id')} />
        <DateInput source={task('batas')} label="Batas" isRequired />
      </TransitionForm>
      {mayFinish ? (
        <TransitionForm
          label="Selesaikan"
          icon={<DoneIcon />}
          call="finishManagementReview"
          weight="main"
          note="Masukan dan risalah tidak berubah lagi sesudah ini. Tugas masih dapat ditambah."
          done="Tinjauan selesai."
        >
          <LongText
            source={finish('risalah')}
            label="Risalah"
            isRequired
            helperText="Siapa yang hadir, apa yang dibahas, dan apa yang diputuskan."
          />
        </TransitionForm>
      ) : null}
    </>
  )
}
