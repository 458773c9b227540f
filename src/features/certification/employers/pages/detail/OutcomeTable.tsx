interface OutcomeTableProps {
  caption: string
  /** Heads the first column: it says whose outcomes they are. */
  head: string
  rows: { key: number | string; name: string; words: string; isDone: boolean }[]
}

/** Shows what became of each of several that were sent together. */
export const OutcomeTable = ({ caption, head, rows }: OutcomeTableProps) => (
  <div role="status" className="mt-5 border-line border-t pt-5">
    <table className="w-full text-left">
      <caption className="text-left font-semibold">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Hasil</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ key, name, words, isDone }) => (
          <tr key={key} className="align-top">
            <th scope="row" className="py-2 pr-4 font-normal [overflow-wrap:anywhere]">
              {name}
            </th>
            <td className={isDone ? 'py-2 text-success' : 'py-2'}>{words}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
