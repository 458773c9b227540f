import { Box, Button, DialogActions, DialogContent, DialogTitle, Slider, Stack, Typography } from '@mui/material'
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { OfficeDialog } from '../forms/OfficeDialog.tsx'
import { afterDrag, type Cut, cutFor, type View } from './crop.ts'

const SHOWN_WIDTH = 640
const LONGEST_SIDE = 2400
const QUALITY = 0.92

interface Props {
  file: File
  /** Width to height. */
  ratio: number
  onDone: (cropped: File) => void
  onCancel: () => void
}

/** Cuts a picture to the shape a page needs: by dragging, or by the sliders with the keyboard. */
export function Cropper({ file, ratio, onDone, onCancel }: Props) {
  const { picture, failed } = usePicture(file)
  const [view, setView] = useState<View>({ zoom: 1, across: 0.5, down: 0.5 })
  const canvas = useRef<HTMLCanvasElement>(null)
  const title = useId()

  useEffect(() => {
    if (picture && canvas.current) paint(canvas.current, picture, cutFor(picture, ratio, view))
  }, [picture, ratio, view])

  function drag(event: PointerEvent<HTMLCanvasElement>): void {
    if (!picture || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { width, height } = event.currentTarget.getBoundingClientRect()
    setView((before) => afterDrag(picture, ratio, before, { x: event.movementX / width, y: event.movementY / height }))
  }

  return (
    <OfficeDialog open onClose={onCancel} aria-labelledby={title} maxWidth="md">
      <DialogTitle id={title}>Potong gambar</DialogTitle>
      <DialogContent>
        {failed ? <Typography role="alert">Gambar ini tidak dapat dibuka. Pilih berkas lain.</Typography> : null}
        <Typography variant="body2" sx={{ mb: 1 }}>
          Bagian yang terlihat di bawah inilah yang dipakai. Geser gambarnya, atau pakai penggeser.
        </Typography>
        <Box
          component="canvas"
          ref={canvas}
          width={SHOWN_WIDTH}
          height={Math.round(SHOWN_WIDTH / ratio)}
          role="img"
          aria-label="Hasil potongan"
          className="crop-canvas"
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        />
        <Sliders view={view} onChange={setView} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Batal</Button>
        <Button
          variant="contained"
          disabled={!picture}
          onClick={() => picture && void cropPicture(file, picture, cutFor(picture, ratio, view)).then(onDone)}
        >
          Pakai potongan ini
        </Button>
      </DialogActions>
    </OfficeDialog>
  )
}

const SLIDERS = [
  { part: 'zoom', label: 'Perbesaran', min: 1, max: 4, step: 0.05 },
  { part: 'across', label: 'Geser mendatar', min: 0, max: 1, step: 0.01 },
  { part: 'down', label: 'Geser tegak', min: 0, max: 1, step: 0.01 },
] as const

function Sliders({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <Stack spacing={0.5} sx={{ mt: 2 }}>
      {SLIDERS.map(({ part, label, ...range }) => (
        <Stack key={part} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Typography variant="body2" aria-hidden sx={{ width: 130, flexShrink: 0 }}>
            {label}
          </Typography>
          <Slider
            {...range}
            aria-label={label}
            value={view[part]}
            onChange={(_event, value) => onChange({ ...view, [part]: Number(value) })}
          />
        </Stack>
      ))}
    </Stack>
  )
}

function usePicture(file: File) {
  const [picture, setPicture] = useState<ImageBitmap>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    createImageBitmap(file).then(setPicture, () => setFailed(true))
  }, [file])
  return { picture, failed }
}

function paint(canvas: HTMLCanvasElement, picture: ImageBitmap, { left, top, width, height }: Cut): void {
  const pen = canvas.getContext('2d')
  pen?.clearRect(0, 0, canvas.width, canvas.height)
  pen?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
}

/** Never larger than the cut itself; a picture with transparency stays one. */
async function cropPicture(file: File, picture: ImageBitmap, cut: Cut): Promise<File> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(cut.width, cut.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(cut.width * scale)
  canvas.height = Math.round(cut.height * scale)
  paint(canvas, picture, cut)
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  return new File([blob ?? file], file.name, { type })
}
