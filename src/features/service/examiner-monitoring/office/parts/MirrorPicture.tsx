import { Box, Typography } from '@mui/material'
import { longDay, longMonth } from '../../../../../lib/day.ts'
import type { Answer } from '../../../../../office/calls/client.ts'
import { Part } from '../../../../../office/display/Part.tsx'
import { measureWords } from '../../../calibration/office/parts/measure-words.ts'

type Mirror = Answer<'getMirror'>

/** How somebody scores beside others and beside references, over time: a small picture, and the same in words. */
export const MirrorPicture = ({ mirror: { seluruhnya, triwulan, kasus, toleransi } }: { mirror: Mirror }) => (
  <>
    <Part>Dibanding penilai lain</Part>
    <Typography sx={{ mb: 1 }}>
      Dua tahun terakhir: {measureWords(seluruhnya)}. Nama penilai lain dan pesertanya tidak dibaca; esai disebut
      sepakat bila selisihnya paling banyak {toleransi}% dari poin penuh.
    </Typography>
    <Drawing triwulan={triwulan} />
    <Box component="ul" sx={{ m: 0, pl: 3 }}>
      {triwulan.map(({ sejak, ...measure }) => (
        <Typography component="li" key={sejak}>
          Triwulan sejak {longMonth(sejak)}: {measureWords(measure)}
        </Typography>
      ))}
    </Box>
    <Part>Dibanding acuan kalibrasi</Part>
    {kasus.length === 0 ? (
      <Typography>Belum ada kasus kalibrasi yang dinilai dan ditutup.</Typography>
    ) : (
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {kasus.map(({ judul, tanggal, ...measure }) => (
          <Typography component="li" key={`${judul} ${tanggal}`} sx={{ overflowWrap: 'anywhere' }}>
            {judul}, {longDay(tanggal)}: {measureWords(measure)}
          </Typography>
        ))}
      </Box>
    )}
  </>
)

const [WIDTH, HEIGHT, EDGE] = [320, 90, 10]

/** The share that agreed, a point for each quarter that has enough; the list beneath says the same. */
function Drawing({ triwulan }: Pick<Mirror, 'triwulan'>) {
  const known = triwulan.filter(({ kesepakatan }) => kesepakatan !== null)
  if (known.length < 2) return null
  const points = known.map(({ kesepakatan }, at) => ({
    x: EDGE + (at / (known.length - 1)) * (WIDTH - 2 * EDGE),
    y: EDGE + (1 - (kesepakatan ?? 0)) * (HEIGHT - 2 * EDGE),
  }))
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      sx={{ display: 'block', width: '100%', maxWidth: WIDTH, color: 'primary.main', mb: 1 }}
    >
      <line x1={EDGE} x2={WIDTH - EDGE} y1={EDGE} y2={EDGE} stroke="currentColor" strokeDasharray="2 4" />
      <line x1={EDGE} x2={WIDTH - EDGE} y1={HEIGHT - EDGE} y2={HEIGHT - EDGE} stroke="currentColor" />
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="4" fill="currentColor" />
      ))}
    </Box>
  )
}
