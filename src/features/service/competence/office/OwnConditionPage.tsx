import DrawIcon from '@mui/icons-material/DrawOutlined'
import { Alert, Box, Link, Typography } from '@mui/material'
import { BooleanInput, Show } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { conditionState, STAFF_CONDITIONS } from '../../../platform/staff/condition-rules.ts'
import { isStatement, STATEMENTS, type StatementKind } from '../rules.ts'
import { renewalPath } from './OwnRecord.tsx'
import { ConditionChip, todayHere } from './RecordParts.tsx'

type OwnCondition = Answer<'getOwnCondition'>

const sign = inputOf<'signStatement'>()

/** A condition of the reader's own: the statement that they sign, or the way to where it is renewed. */
export const OwnConditionPage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const one = useWhole<'getOwnCondition'>('signed_at')
  if (!one) return null
  const { jenis, berlaku_sampai, signed_at } = one
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 }, maxWidth: '48rem' }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {STAFF_CONDITIONS[jenis].title}
      </Typography>
      <FactList
        items={[
          ['Keadaan', <ConditionChip key="keadaan" state={conditionState(berlaku_sampai, todayHere())} />],
          ['Berlaku sampai', berlaku_sampai && longDay(berlaku_sampai)],
          ['Terakhir ditandatangani', signed_at && momentText(signed_at)],
        ]}
      />
      {isStatement(jenis) ? (
        <Statement jenis={jenis} one={one} />
      ) : (
        <Typography sx={{ mt: 2 }}>
          <Link component={RouterLink} to={renewalPath(jenis)}>
            Buka kasus kalibrasi
          </Link>
        </Typography>
      )}
    </Box>
  )
}

function Statement({ jenis, one }: { jenis: StatementKind; one: OwnCondition }) {
  const { versi, text } = STATEMENTS[jenis]
  return (
    <>
      <Alert severity="info" icon={false} sx={{ my: 2 }}>
        {text}
      </Alert>
      <TransitionForm
        label="Tandatangani"
        icon={<DrawIcon />}
        call="signStatement"
        values={{ versi }}
        weight="main"
        note="Naskah yang Anda baca disimpan bersama nama dan waktunya."
        done="Pernyataan ditandatangani."
        begin={{ kepentingan: one.kepentingan }}
      >
        {jenis === 'pernyataan' ? (
          <LongText
            source={sign('kepentingan')}
            label="Kepentingan saya"
            isRequired
            helperText='Pekerjaan lain, usaha, pelatihan, dan hubungan. Bila tidak ada, tulis "Tidak ada".'
          />
        ) : null}
        <BooleanInput source={sign('setuju')} label="Saya sudah membaca pernyataan ini dan menyetujuinya." />
      </TransitionForm>
    </>
  )
}
