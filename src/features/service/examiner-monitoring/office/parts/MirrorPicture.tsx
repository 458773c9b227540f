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

const [BAR, GAP, HEIGHT] = [24, 12, 80]

/** The share that agreed, a bar for each quarter that has enough; the list beneath says the same. */
function Drawing({ triwulan }: Pick<Mirror, 'triwulan'>) {
  const known = triwulan.flatMap(({ sejak, kesepakatan }) => (kesepakatan === null ? [] : [{ sejak, kesepakatan }]))
  if (known.length === 0) return null
  const width = known.length * (BAR + GAP) + GAP
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      sx={{ display: 'block', width, maxWidth: '100%', color: 'primary.main', mb: 1 }}
    >
      {known.map(({ sejak, kesepakatan }, at) => {
        const left = GAP + at * (BAR + GAP)
        return (
          <g key={sejak}>
            <rect x={left} y={0.5} width={BAR} height={HEIGHT - 1} fill="none" stroke="currentColor" />
            <rect
              x={left}
              y={(1 - kesepakatan) * HEIGHT}
              width={BAR}
              height={kesepakatan * HEIGHT}
              fill="currentColor"
            />
          </g>
        )
      })}
    </Box>
  )
}
