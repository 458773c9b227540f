import { Chip, type ChipProps, type Theme, useMediaQuery } from '@mui/material'

export interface Mark {
  label: string
  color?: ChipProps['color']
}

/** The marks of a row beside its words. Where a row has one line, the first is shown and the others are counted. */
export function Marks({ marks }: { marks: (Mark | false)[] }) {
  const isTable = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  const all = marks.filter((mark) => mark !== false)
  const shown = isTable ? all.slice(0, 1) : all
  const others = all.slice(shown.length).map(({ label }) => label)
  return (
    <>
      {shown.map(({ label, color = 'default' }) => (
        <Chip key={label} size="small" color={color} label={label} sx={{ ml: 1 }} />
      ))}
      {others.length > 0 ? (
        <Chip
          size="small"
          variant="outlined"
          title={others.join(', ')}
          label={
            <>
              <span aria-hidden>+{others.length}</span>
              <span className="read-out">{others.join(', ')}</span>
            </>
          }
          sx={{ ml: 1 }}
        />
      ) : null}
    </>
  )
}
