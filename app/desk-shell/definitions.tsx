/** A figure: what it is called, and how it is counted. */
export type Figures<Name extends string> = Readonly<Record<Name, { words: string; how: string }>>

/** How each figure of a table is counted, below it. */
export function Definitions<Name extends string>({ figures }: { figures: Figures<Name> }) {
  return (
    <section aria-label="怎么统计的" className="rounded-12 bg-card px-16 py-12 shadow-soft">
      <h2 className="pb-8 text-16 font-semibold">怎么统计的</h2>
      <dl className="space-y-8 text-14">
        {(Object.keys(figures) as Name[]).map((name) => (
          <div key={name}>
            <dt className="font-semibold">{figures[name].words}</dt>
            <dd className="text-ink-2">{figures[name].how}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
