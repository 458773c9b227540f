import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import AddIcon from '@mui/icons-material/PersonAddOutlined'
import SaveIcon from '@mui/icons-material/SaveOutlined'
import {
  Alert,
  Box,
  Button,
  IconButton,
  InputBase,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { useKeptState } from '../../../../office/forms/use-kept-state.ts'
import { LEAST_JUDGES, MOST_JUDGES } from '../angoff-rules.ts'
import { estimateIn, pastedCells, pastedInto, type RoundField, shownEstimate, type TypingJudge } from './judge-grid.ts'

type Form = Answer<'getExamForm'>

const ROUND_NAMES: [RoundField, string][] = [
  ['putaran_1', 'Putaran 1'],
  ['putaran_2', 'Putaran 2, sesudah membahas putaran 1'],
]

/** The judges of a draft and a grid for their estimates, typed or pasted from a spreadsheet. */
export function JudgeGrid({ form, items }: { form: Form; items: NonNullable<Form['soal']> }) {
  const empty = (): string[] => items.map(() => '')
  const [start] = useState((): { penilai: TypingJudge[] } => {
    const known = form.angoff.penilai.map(({ id, nama, keahlian, putaran_1, putaran_2 }) => ({
      ...{ key: id, nama, keahlian },
      ...{ putaran_1: putaran_1.map(shownEstimate), putaran_2: putaran_2.map(shownEstimate) },
    }))
    const missing = Math.max(0, LEAST_JUDGES - known.length)
    return { penilai: [...known, ...Array.from({ length: missing }, (_one, at) => newJudge(-1 - at, empty))] }
  })
  const { values, change: keep, markSent } = useKeptState({ name: `naskah-penilai/${form.id}/${form.version}`, start })
  const judges = values.penilai
  const setJudges = (penilai: TypingJudge[]) => keep({ penilai })
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()

  const change = (at: number, more: Partial<TypingJudge>) =>
    setJudges(judges.map((one, place) => (place === at ? { ...one, ...more } : one)))

  async function save(): Promise<void> {
    const named = judges.filter(({ nama, keahlian }) => `${nama}${keahlian}`.trim() !== '')
    const wrong = named.some((one) =>
      ROUND_NAMES.some(([round]) => one[round].some((typed) => estimateIn(typed) === undefined)),
    )
    if (wrong) return setRefusal('Ada perkiraan yang bukan angka 0 sampai 100. Perbaiki yang ditandai merah.')
    const unnamed = judges.some(
      (one) => !named.includes(one) && ROUND_NAMES.some(([round]) => one[round].join('') !== ''),
    )
    if (unnamed) return setRefusal('Isi nama dan keahlian setiap penilai yang perkiraannya terisi.')
    setBusy(true)
    setRefusal(undefined)
    try {
      const read = (typed: string[]) => typed.map((one) => estimateIn(one) ?? null)
      const penilai = named.map(({ key: _key, putaran_1, putaran_2, ...judge }) => ({
        ...{ ...judge, putaran_1: read(putaran_1), putaran_2: read(putaran_2) },
      }))
      await office.saveFormJudges({ id: form.id, version: form.version, penilai })
      markSent()
      notify('Penilai dan perkiraannya disimpan.', { type: 'info' })
      refresh()
    } catch (error) {
      setRefusal(String((error as Error).message))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box>
      <Typography sx={{ mb: 1 }}>
        Perkiraan: berapa dari 100 peserta yang baru kompeten menjawab benar. Tempel dari lembar kerja pada sel mana
        pun; Enter dan panah berpindah sel.
      </Typography>
      {judges.map((judge, at) => (
        <Stack key={judge.key} direction="row" spacing={1} sx={{ mb: 1, alignItems: 'center' }}>
          <TextField
            size="small"
            label={`Nama penilai ${at + 1}`}
            value={judge.nama}
            onChange={(event) => change(at, { nama: event.target.value })}
          />
          <TextField
            size="small"
            label="Keahlian"
            value={judge.keahlian}
            onChange={(event) => change(at, { keahlian: event.target.value })}
            sx={{ flexGrow: 1, maxWidth: '24rem' }}
          />
          <IconButton
            aria-label={`Hapus penilai ${at + 1}`}
            onClick={() => setJudges(judges.filter((_one, place) => place !== at))}
          >
            <RemoveIcon />
          </IconButton>
        </Stack>
      ))}
      {judges.length < MOST_JUDGES ? (
        <Button startIcon={<AddIcon />} onClick={() => setJudges([...judges, newJudge(-1 - performance.now(), empty)])}>
          Tambah penilai
        </Button>
      ) : null}
      {ROUND_NAMES.map(([round, name]) => (
        <Round key={round} round={round} name={name} judges={judges} items={items} set={setJudges} />
      ))}
      {refusal ? (
        <Alert severity="error" sx={{ my: 1 }}>
          {refusal}
        </Alert>
      ) : null}
      <Button variant="contained" startIcon={<SaveIcon />} disabled={busy} onClick={() => void save()} sx={{ mt: 1 }}>
        Simpan penilai dan perkiraan
      </Button>
    </Box>
  )
}

const newJudge = (key: number, empty: () => string[]): TypingJudge => ({
  ...{ key, nama: '', keahlian: '', putaran_1: empty(), putaran_2: empty() },
})

interface RoundProps {
  round: RoundField
  name: string
  judges: TypingJudge[]
  items: NonNullable<Form['soal']>
  set: (judges: TypingJudge[]) => void
}

const KEY_MOVES: Record<string, [judge: number, item: number]> = {
  Enter: [0, 1],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** The cells of a round: a row for each item, a column for each judge. */
function Round({ round, name, judges, items, set }: RoundProps) {
  const grid = useRef<HTMLDivElement>(null)

  function go(event: KeyboardEvent, judge: number, item: number): void {
    const by = KEY_MOVES[event.key]
    if (!by) return
    event.preventDefault()
    const next = `[data-cell="${judge + by[0]} ${item + by[1]}"] input`
    grid.current?.querySelector<HTMLInputElement>(next)?.focus()
  }

  function paste(event: ClipboardEvent, judge: number, item: number): void {
    const cells = pastedCells(event.clipboardData.getData('text/plain'))
    if (cells.length === 1 && cells[0]?.length === 1) return
    event.preventDefault()
    set(pastedInto(judges, { round, judge, item }, cells))
  }

  const type = (judge: number, item: number, typed: string) =>
    set(pastedInto(judges, { round, judge, item }, [[typed]]))

  return (
    <>
      <Part>{name}</Part>
      <Box ref={grid} sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={name}>
        <Table size="small" aria-label={name} sx={{ width: 'auto' }}>
          <TableHead>
            <TableRow>
              <TableCell>Nomor</TableCell>
              {judges.map(({ key, nama }, at) => (
                <TableCell key={key}>{nama || `Penilai ${at + 1}`}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {items.map(({ nomor }, item) => (
              <TableRow key={nomor}>
                <TableCell component="th" scope="row">
                  {nomor}
                </TableCell>
                {judges.map((one, judge) => (
                  <TableCell key={one.key} padding="none">
                    <InputBase
                      data-cell={`${judge} ${item}`}
                      value={one[round][item] ?? ''}
                      onChange={(event) => type(judge, item, event.target.value)}
                      onKeyDown={(event) => go(event, judge, item)}
                      onPaste={(event) => paste(event, judge, item)}
                      error={estimateIn(one[round][item] ?? '') === undefined}
                      inputProps={{
                        'aria-label': `${name}, nomor ${nomor}, penilai ${judge + 1}`,
                        inputMode: 'decimal',
                        style: { textAlign: 'right', width: '4.5rem' },
                      }}
                      sx={{ border: 1, borderColor: 'divider', px: 0.5, '&.Mui-error': { borderColor: 'error.main' } }}
                    />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  )
}
