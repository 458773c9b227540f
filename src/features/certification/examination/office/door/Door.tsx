import { Alert, Box, Button, Chip, Link, Stack, Typography } from '@mui/material'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ownVault } from '../../../../../lib/browser/own-vault.ts'
import { body } from '../../../../../office/body.ts'
import { useMe } from '../../../../../office/session/me-context.ts'
import { officeVault } from '../../../../../office/session/office-vault.ts'
import { askToSignInBy } from '../../../../../office/session/sign-in-again.ts'
import { officeTo } from '../../../../../office-paths.ts'
import { to } from '../../../../../paths.ts'
import { ArrivalConflicts } from '../parts/ArrivalConflicts.tsx'
import { DoorExams } from './DoorExams.tsx'
import { doorStore } from './door-store.ts'
import { ListedPeople } from './ListedPeople.tsx'
import { watchArrivals } from './send-arrivals.ts'
import { Unlisted } from './Unlisted.tsx'
import { useOnline } from './use-online.ts'

const scheduleInAddress = (): number => Number(new URLSearchParams(window.location.search).get('jadwal') ?? 0)

/** Opens what this device keeps, and sends what waits while the page is open. */
function useDoorStore() {
  const state = useSyncExternalStore(doorStore.subscribe, doorStore.state)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    let stop = () => {}
    let isLeft = false
    const begin = () => {
      if (isLeft) return
      setLoaded(true)
      stop = watchArrivals()
    }
    officeVault.ready().then(doorStore.load).then(begin, begin)
    return () => {
      isLeft = true
      stop()
    }
  }, [])
  return { ...state, isLoaded }
}

/** The session is over: its key and the lists go at once, and only what waits stays, sealed. */
async function closeDoor(): Promise<boolean> {
  ownVault.close()
  doorStore.forget()
  return false
}

/** The door of exams: who is expected, from the portal or from this device, and who came. */
export function Door() {
  const { lists, unsent, isSignedOut, isLoaded } = useDoorStore()
  const [chosen, setChosen] = useState(scheduleInAddress)
  const isOnline = useOnline()
  useEffect(() => askToSignInBy(closeDoor), [])
  const { permissions } = useMe()
  const list = lists.find(({ schedule_id }) => schedule_id === chosen) ?? (lists.length === 1 ? lists[0] : undefined)
  const waiting = unsent.filter(({ alasan }) => alasan === undefined).length

  function open(schedule: number): void {
    setChosen(schedule)
    window.history.replaceState(null, '', officeTo.doorOf(schedule))
  }

  return (
    <>
      <DoorBar isOnline={isOnline} waiting={waiting} />
      <Box component="main" sx={{ p: { xs: 1.5, sm: 3 }, maxWidth: 1200, mx: 'auto' }}>
        <Typography component="h1" variant="h2" sx={{ mb: 2, fontSize: '1.5rem' }}>
          Pintu uji
        </Typography>
        {isSignedOut ? <SignedOut waiting={waiting} /> : null}
        {isOnline && !isSignedOut && permissions.includes('verifikasi') ? <ArrivalConflicts /> : null}
        <Unlisted lists={lists} unsent={unsent} />
        {list ? <ListedPeople key={list.id} list={list} unsent={unsent} /> : null}
        {isLoaded && !isSignedOut ? (
          <DoorExams lists={lists} shown={list} chosen={chosen} isOnline={isOnline} open={open} />
        ) : null}
      </Box>
    </>
  )
}

const DoorBar = ({ isOnline, waiting }: { isOnline: boolean; waiting: number }) => (
  <Stack component="header" direction="row" useFlexGap sx={BAR}>
    <Typography component="p" noWrap sx={{ fontWeight: 700, mr: 'auto', minWidth: 0 }}>
      {body.nama_singkat}
    </Typography>
    <Stack direction="row" role="status" sx={{ gap: 1 }}>
      <Chip size="small" label={isOnline ? 'Tersambung' : 'Tanpa jaringan'} color={isOnline ? 'default' : 'warning'} />
      {waiting > 0 ? <Chip size="small" color="warning" label={`${waiting} menunggu jaringan`} /> : null}
    </Stack>
    <Button href={officeTo.home} size="small" sx={{ minHeight: 44 }}>
      Kantor belakang
    </Button>
  </Stack>
)

const BAR = {
  px: { xs: 1.5, sm: 3 },
  py: 0.5,
  gap: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
}

const SignedOut = ({ waiting }: { waiting: number }) => (
  <Alert severity="warning" sx={{ mb: 2 }}>
    Sesi Anda berakhir, jadi daftar di perangkat ini ditutup.{' '}
    {waiting > 0 ? `${waiting} kedatangan tetap tersimpan dan dikirim sesudah Anda masuk lagi. ` : ''}
    <Link href={`${to.login}?tujuan=${encodeURIComponent(officeTo.door)}`}>Masuk lagi</Link>
  </Alert>
)
