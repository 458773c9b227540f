import ReportIcon from '@mui/icons-material/ReportProblemOutlined'
import { SelectInput } from 'react-admin'
import { inputOf } from '../../../../../office/calls/fields.ts'
import { LongText } from '../../../../../office/inputs/Text.tsx'
import { TransitionForm } from '../../../../../office/screens/TransitionForm.tsx'
import { useMe } from '../../../../../office/session/me-context.ts'
import { LEAST_FACTS } from '../../rules.ts'

const input = inputOf<'reportMisconduct'>()

interface Props {
  people: { user_training_id: number; nama: string; nomor: string | null }[]
  /** By an examiner, of the candidates they examine. */
  isOwn: boolean
}

/** Reports that one of these candidates may have cheated. */
export function Report({ people, isOwn }: Props) {
  const mayReport = useMe().permissions.includes('verifikasi') || isOwn
  if (!mayReport || people.length === 0) return null
  return (
    <TransitionForm
      label="Laporkan dugaan kecurangan"
      icon={<ReportIcon />}
      call={isOwn ? 'reportOwnMisconduct' : 'reportMisconduct'}
      note="Peserta itu tidak diputuskan selama dugaan ini terbuka. Ia diberi tahu faktanya dan dapat menjawab; yang memutuskan bukan pelapor dan bukan penguji."
      done="Dugaan dilaporkan."
    >
      <SelectInput
        source={input('user_training_id')}
        label="Peserta"
        choices={people.map(({ user_training_id, nama, nomor }) => ({
          id: user_training_id,
          name: `${nama}, ${nomor ?? '-'}`,
        }))}
        isRequired
      />
      <LongText
        source={input('uraian')}
        label="Uraian"
        isRequired
        helperText={`Apa yang terjadi, kapan, dan siapa yang melihatnya; paling sedikit ${LEAST_FACTS} huruf.`}
      />
    </TransitionForm>
  )
}
