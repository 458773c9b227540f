import { Chip, type ChipProps, type Theme, useMediaQuery } from '@mui/material'

export interface Mark {
  label: string
  color?: ChipProps['color']
}

/** The marks of a row beside its words. Where a row has one line, the first stands for all, and says how many more there are. */
export function Marks({ marks }: { marks: (Mark | false)[] }) {
  const isTable = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  const all = marks.filter((mark) => mark !== false)
  const shown = isTable ? all.slice(0, 1) : all
  const others = all.slice(shown.length).map(({ label }) => label)
  return shown.map(({ label, color = 'default' }) => (
    <Chip
      key={label}
      size="small"
      color={color}
      {...(others.length > 0 ? { title: [label, ...others].join(', ') } : {})}
      label={others.length > 0 ? <Counted first={label} others={others} /> : label}
      sx={{ ml: 0.5 }}
    />
  ))
}

const Counted = ({ first, others }: { first: string; others: string[] }) => (
  <>
    {first}
    <span aria-hidden> +{others.length}</span>
    <span className="read-out">, {others.join(', ')}</span>
  </>
)
