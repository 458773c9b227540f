import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner'
import { Alert, Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { clockIn, dayIn, longDay } from '../../../../../lib/day.ts'
import type { ArrivalWay } from '../../arrivals/rules.ts'
import { codeInText } from '../parts/code-in-text.ts'
import { PeopleGrid } from '../parts/PeopleGrid.tsx'
import { Scanner } from '../parts/Scanner.tsx'
import { DoorPerson } from './DoorPerson.tsx'
import {
  byCode,
  byWords,
  hasWrongClock,
  isPresent,
  type KeptList,
  type ListedPerson,
  mayNote,
  portalTime,
  stateOf,
  type UnsentArrival,
} from './device-list.ts'
import { doorStore } from './door-store.ts'
import { sendSoon } from './send-arrivals.ts'

const UNKNOWN =
  'Kartu ini tidak ada di daftar uji ini. Cari dengan nomor atau nama; bila tidak ada, tanyakan kepada kantor.'

interface Props {
  list: KeptList
  unsent: readonly UnsentArrival[]
}

/** Those who are expected at an exam, as this device keeps them: scanned, or found by number or name. */
export function ListedPeople({ list, unsent }: Props) {
  const [words, setWords] = useState('')
  const [scanned, setScanned] = useState<ListedPerson | 'unknown'>()
  const [isScanning, setScanning] = useState(false)
  const [said, setSaid] = useState('')
  const opens = new Date(list.sejak)
  const isOpen = portalTime(list, Date.now()) >= opens
  const shown = scanned && scanned !== 'unknown' ? [scanned] : byWords(list, words)
  const present = list.peserta.filter((person) => isPresent(stateOf(person, list, unsent))).length

  async function note(person: ListedPerson, cara: ArrivalWay): Promise<void> {
    // Another tab may have unsent the same person by now.
    if (!mayNote(stateOf(person, list, doorStore.state().unsent))) return
    const { user_training_id, nomor, nama } = person
    const jam_perangkat = new Date().toISOString()
    await doorStore.note({ kunci: crypto.randomUUID(), list_id: list.id, user_training_id, nomor, cara, jam_perangkat })
    setSaid(`${nama} tercatat hadir.`)
    setScanned(undefined)
    setWords('')
    sendSoon()
  }

  function find(text: string): void {
    setScanning(false)
    setScanned(byCode(list, codeInText(text, 'kehadiran')) ?? 'unknown')
  }

  return (
    <section aria-labelledby="peserta">
      <Typography id="peserta" variant="h2">
        {present} dari {list.peserta.length} hadir
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {list.skema}
        {list.ruang ? `, ruang ${list.ruang}` : ''}
      </Typography>
      {isOpen ? null : (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          Kehadiran dapat dicatat mulai {longDay(dayIn(list.zona_waktu as 'WIB', opens))} pukul{' '}
          {clockIn(list.zona_waktu as 'WIB', opens)} {list.zona_waktu}.
        </Alert>
      )}
      {hasWrongClock(list) ? <WrongClock ahead={list.ahead} /> : null}
      {isScanning ? (
        <Scanner found={find} close={() => setScanning(false)} />
      ) : (
        <Stack direction="row" sx={{ gap: 1, mb: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <TextField
            label="Nomor atau nama"
            size="small"
            margin="none"
            value={words}
            onChange={({ target }) => {
              setWords(target.value)
              setScanned(undefined)
            }}
            sx={{ flex: '1 1 8rem', minWidth: 0, maxWidth: 360 }}
          />
          <Button variant="contained" startIcon={<QrCodeScannerIcon />} onClick={() => setScanning(true)} sx={TALL}>
            Pindai kartu
          </Button>
        </Stack>
      )}
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
        {said}
      </Typography>
      {scanned === 'unknown' ? (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {UNKNOWN}
        </Alert>
      ) : null}
      {scanned && scanned !== 'unknown' ? (
        <Button onClick={() => setScanned(undefined)} sx={TALL}>
          Semua peserta
        </Button>
      ) : null}
      {shown.length === 0 ? <Typography>Tidak ada peserta “{words}” di daftar ini.</Typography> : null}
      <PeopleGrid
        people={shown.map((person) => ({ ...person, id: person.user_training_id }))}
        card={(person) => (
          <DoorPerson
            person={person}
            list={list}
            state={stateOf(person, list, unsent)}
            note={isOpen ? () => void note(person, scanned ? 'pindai' : 'ketik') : undefined}
          />
        )}
      />
    </section>
  )
}

const WrongClock = ({ ahead }: { ahead: number }) => (
  <Alert severity="warning" sx={{ mb: 1.5 }}>
    Jam perangkat ini {Math.round(Math.abs(ahead) / 60_000)} menit lebih {ahead > 0 ? 'cepat' : 'lambat'} daripada jam
    portal. Kedatangan dicatat dengan jam portal; jam perangkat disimpan di sampingnya.
  </Alert>
)

const TALL = { minHeight: 44 }
