import { Box, Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { type HttpError, useNotify } from 'react-admin'
import { AnswerState } from '../../../../../office/calls/AnswerState.tsx'
import { type Answer, office } from '../../../../../office/calls/client.ts'
import { useAsked } from '../../../../../office/calls/use-asked.ts'
import { Part } from '../../../../../office/display/Part.tsx'
import { ConfirmDialog } from '../../../../../office/screens/ConfirmDialog.tsx'
import { mayWrite } from '../../../../../office/session/me.ts'
import { useMe } from '../../../../../office/session/me-context.ts'

type Series = Answer<'listNumberSeries'>[number]

/** The next number of each series, to go on where another system left off. */
export function NumberSeries() {
  const { asked, again } = useAsked('listNumberSeries', () => office.listNumberSeries({}))
  if (!mayWrite(useMe(), { permission: 'pengguna' })) return null
  return (
    <Box component="section" aria-label="Nomor berikutnya" sx={{ mt: 3 }}>
      <Part>Nomor berikutnya</Part>
      <Typography sx={{ mb: 2 }}>
        Seri yang belum dimulai melanjutkan nomor terbesar tahun ini dari data yang dipindahkan. Nomor hanya dapat
        dinaikkan. Nomor tiket pengaduan acak, jadi tidak perlu dilanjutkan.
      </Typography>
      <AnswerState asked={asked} again={again}>
        {(series) => (
          <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {series.map((one) => (
              <SeriesRow key={`${one.seri} ${one.berikutnya}`} series={one} again={again} />
            ))}
          </Stack>
        )}
      </AnswerState>
    </Box>
  )
}

const inFour = (number: number): string => String(number).padStart(4, '0')

function whereItStands({ terakhir, dikenal, tahun }: Series): string {
  const given = terakhir > 0 ? `Terakhir di sini ${inFour(terakhir)}.` : 'Belum ada yang terbit di sini.'
  return dikenal > 0 ? `${given} Terbesar dari data yang dipindahkan (${tahun}): ${inFour(dikenal)}.` : given
}

function SeriesRow({ series, again }: { series: Series; again: () => void }) {
  const { seri, nama, terakhir, dikenal, berikutnya } = series
  // What was moved in after the series had begun is only proposed.
  const [value, setValue] = useState(String(Math.max(berikutnya, dikenal + 1)))
  const [refusal, setRefusal] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const notify = useNotify()

  async function save(): Promise<void> {
    setAsking(false)
    try {
      await office.raiseNumberSeries({ seri, berikutnya: Number(value) })
      notify(`${nama} berikutnya ${inFour(Number(value))}.`, { type: 'success' })
      again()
    } catch (error) {
      const { message, body } = error as HttpError
      setRefusal(body?.errors?.['berikutnya'] ?? message)
    }
  }

  const isProposed = terakhir > 0 && dikenal >= berikutnya
  return (
    <Stack component="li" direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'start' }}>
      <TextField
        label={nama}
        value={value}
        error={refusal !== undefined}
        helperText={refusal ?? `${whereItStands(series)}${isProposed ? ` Diusulkan ${inFour(dikenal + 1)}.` : ''}`}
        onChange={({ target }) => setValue(target.value.replace(/\D/g, ''))}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
        sx={{ flex: '1 1 18rem', m: 0 }}
      />
      <Button
        variant="outlined"
        disabled={value === '' || Number(value) === berikutnya}
        aria-label={`Simpan nomor berikutnya untuk ${nama}`}
        onClick={() => setAsking(true)}
        sx={{ mt: 1 }}
      >
        Simpan
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`${nama} berikutnya ${inFour(Number(value))}?`}
        question="Nomor yang dinaikkan tidak dapat diturunkan lagi. Perubahan ini tercatat dalam catatan audit."
        label="Naikkan nomor"
        onAgree={() => void save()}
        onClose={() => setAsking(false)}
      />
    </Stack>
  )
}
