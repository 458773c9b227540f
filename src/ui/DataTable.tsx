import type { Key, ReactNode } from 'react'

export interface Column<Row> {
  header: string
  cell: (row: Row, index: number) => ReactNode
  align?: 'end'
  className?: string
}

interface DataTableProps<Row> {
  /** The table's name, for people who cannot see it. */
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => Key
  /** Shown instead of a table without rows. */
  empty: ReactNode
}

/** More columns than this stay cards on tablets. */
const MANY = 5

/** A table on wide screens and a list of cards on narrow ones, out of the same markup. */
export function DataTable<Row>({ caption, columns, rows, rowKey, empty }: DataTableProps<Row>) {
  if (rows.length === 0) return <>{empty}</>
  return (
    <div className="panel overflow-hidden">
      <table className="data-table" data-many={columns.length > MANY ? '' : undefined}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ header, align }) => (
              <th key={header} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row)}>
              {columns.map(({ header, cell, align, className }) => (
                <td key={header} data-label={header} data-align={align} className={className}>
                  <div className="min-w-0">{cell(row, index)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
