/** What follows a form, in its order, beside it. */
export const NextThings = ({ title, things }: { title: string; things: readonly string[] }) => (
  <>
    <h2 className="text-[1.375rem]">{title}</h2>
    <ol className="mt-5 grid gap-4">
      {things.map((thing, at) => (
        <li key={thing} className="flex items-start gap-3">
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-primary font-semibold text-primary-content"
          >
            {at + 1}
          </span>
          <span className="pt-1">{thing}</span>
        </li>
      ))}
    </ol>
  </>
)
