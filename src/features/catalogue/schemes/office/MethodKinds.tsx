import RuleIcon from '@mui/icons-material/RuleOutlined'
import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { type HttpError, Title, useNotify } from 'react-admin'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { METHOD_KIND_NAMES, METHOD_KINDS, type MethodKind } from '../method-rules.ts'

type Method = Answer<'listMethodKinds'>[number]

/** The methods of versions from before methods had kinds: what each is proposed to be, for a person to confirm. */
export const MethodKinds = () => (
  <Box sx={{ p: { xs: 1.5, sm: 3 }, maxWidth: '60rem' }}>
    <Title title="Jenis metode uji" />
    <Typography sx={{ mb: 1 }}>
      Metode pada versi skema yang terbit sebelum jenis metode dipilih di formulirnya. Hanya metode tertulis yang
      dinilai dengan angka. Uji yang sudah mulai dinilai tidak berubah; yang lain mengikuti konfirmasi Anda.
    </Typography>
    <Waiting call="listMethodKinds" payload={{}}>
      {(methods, again) => <Kinds key={JSON.stringify(methods)} methods={methods} again={again} />}
    </Waiting>
  </Box>
)

function Kinds({ methods, again }: { methods: Method[]; again: () => void }) {
  const [chosen, setChosen] = useState<Partial<Record<string, MethodKind>>>({})
  const [refusal, setRefusal] = useState('')
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const choiceOf = ({ metode, jenis, usulan }: Method) => chosen[metode] ?? jenis ?? usulan
  const daftar = methods.flatMap((method) => {
    const jenis = choiceOf(method)
    return jenis && jenis !== method.jenis ? [{ metode: method.metode, jenis, sebelumnya: method.jenis }] : []
  })

  async function confirm(): Promise<void> {
    setBusy(true)
    try {
      await office.confirmMethodKinds({ daftar })
      notify(`${daftar.length} metode dikonfirmasi.`, { type: 'success' })
      again()
    } catch (error) {
      setRefusal((error as HttpError).message)
      setBusy(false)
    }
  }

  if (methods.length === 0) {
    return (
      <Alert severity="info">Semua versi terbit menyebut sendiri jenis metodenya. Tidak ada yang dikonfirmasi.</Alert>
    )
  }
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {methods.map((method) => (
          <Kind
            key={method.metode}
            method={method}
            choice={choiceOf(method)}
            onChoose={(jenis) => setChosen({ ...chosen, [method.metode]: jenis })}
          />
        ))}
      </Box>
      {refusal ? (
        <Alert severity="error" sx={{ mt: 2 }} action={<Button onClick={again}>Muat ulang</Button>}>
          {refusal}
        </Alert>
      ) : null}
      <Button
        variant="contained"
        startIcon={<RuleIcon />}
        disabled={isBusy || daftar.length === 0}
        onClick={() => void confirm()}
        sx={{ mt: 2 }}
      >
        {daftar.length === 0 ? 'Semua sudah dikonfirmasi' : `Konfirmasi ${daftar.length} metode`}
      </Button>
    </>
  )
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 14rem' },
  columnGap: 2,
  alignItems: 'start',
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
}

interface KindProps {
  method: Method
  choice: MethodKind | null
  onChoose: (jenis: MethodKind) => void
}

function Kind({ method, choice, onChoose }: KindProps) {
  const { metode, skema, bernilai } = method
  const gives = choice === 'tulis'
  return (
    <Box component="li" sx={ROW}>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{metode}</Typography>
        <Typography variant="body2" color="text.secondary">
          {skema.join('; ')}
        </Typography>
        <Typography variant="body2">{stateOf(method)}</Typography>
        {choice !== null && gives !== bernilai ? (
          <Typography variant="body2" sx={{ fontWeight: 700 }}>
            {gives
              ? 'Sesudah dikonfirmasi dinilai dengan angka, bukan K atau BK.'
              : 'Sesudah dikonfirmasi dinilai K atau BK, bukan dengan angka.'}
          </Typography>
        ) : null}
      </div>
      <TextField
        select
        size="small"
        label="Jenis"
        value={choice ?? ''}
        onChange={({ target }) => onChoose(target.value as MethodKind)}
        slotProps={{ htmlInput: { 'aria-label': `Jenis ${metode}` } }}
      >
        {METHOD_KIND_NAMES.map((jenis) => (
          <MenuItem key={jenis} value={jenis}>
            {METHOD_KINDS[jenis]}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}

function stateOf({ jenis, usulan, confirmed_at, confirmed_by_name }: Method): string {
  if (jenis && confirmed_at) {
    return `${METHOD_KINDS[jenis]}, dikonfirmasi ${confirmed_by_name ?? ''} ${momentText(confirmed_at)}.`
  }
  return usulan
    ? `Diusulkan menurut namanya: ${METHOD_KINDS[usulan]}.`
    : 'Namanya tidak menunjukkan satu jenis; pilih sendiri.'
}
