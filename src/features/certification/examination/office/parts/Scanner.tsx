import { Alert, Box, Button, Stack } from '@mui/material'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

interface Props {
  found: (text: string) => void
  close: () => void
}

const NO_CAMERA =
  'Kamera tidak dapat dibuka. Izinkan pemakaian kamera pada peramban, atau ketik kode atau nomor di bawah ini.'

/** Looks through the camera until it finds a QR code. The code that reads it is loaded only here. */
export function Scanner({ found, close }: Props) {
  const player = useRef<HTMLVideoElement>(null)
  const [isBlind, setBlind] = useState(false)
  const report = useEffectEvent(found)

  useEffect(() => {
    const video = player.current
    let isOver = false
    let end = () => {}

    async function watch(video: HTMLVideoElement): Promise<void> {
      const { frameLoop, QRCanvas, rearCamera } = await import('qr/dom.js')
      const camera = await rearCamera(video)
      const canvas = new QRCanvas()
      const look = async () => {
        const text = await camera.readFrame(canvas)
        if (typeof text !== 'string' || isOver) return
        isOver = true
        report(text)
      }
      const stop = frameLoop(() => void look().catch(() => {}), video)
      end = () => {
        stop()
        camera.stop()
        canvas.clear()
      }
      if (isOver) end()
    }

    if (video) watch(video).catch(() => isOver || setBlind(true))
    return () => {
      isOver = true
      end()
    }
  }, [])

  if (isBlind) return <Alert severity="warning">{NO_CAMERA}</Alert>
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Box
        component="video"
        ref={player}
        muted
        playsInline
        aria-label="Gambar kamera"
        sx={{ width: '100%', maxWidth: 480, aspectRatio: '1', objectFit: 'cover', borderRadius: 1, bgcolor: 'black' }}
      />
      <Button onClick={close}>Tutup kamera</Button>
    </Stack>
  )
}
