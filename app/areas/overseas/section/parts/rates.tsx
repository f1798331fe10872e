import { Card } from '#kit/ui/card.tsx'

interface Rate {
  measure: string
  percent: string
  patient_num: number
  source: string
  source_url: string
  year: number
  /** Of which illness, or at which hospital. */
  of: string
}

/** Published figures, each with who said so, when, and of how many; nothing of them is a promise. */
export function Rates({ rates }: { rates: readonly Rate[] }) {
  if (rates.length === 0) return null
  return (
    <Card title="公开的统计">
      <ul className="divide-y divide-line">
        {rates.map(({ measure, percent, patient_num, source, source_url, year, of }) => (
          <li key={`${of} ${measure} ${year}`} className="py-8">
            <p className="flex items-baseline justify-between gap-12">
              <span className="text-14">{[of, measure].filter(Boolean).join(' · ')}</span>
              <span className="shrink-0 text-18 font-semibold tabular-nums">{percent}</span>
            </p>
            <p className="text-12 text-ink-3">
              {year} 年，{patient_num} 位患者。来源：{source}
              {source_url && <span className="break-all">（{source_url}）</span>}
            </p>
          </li>
        ))}
      </ul>
      <p className="pt-8 text-12 text-ink-3">统计来自一群病人，病情和分期不同，不能当作对个人的预期。</p>
    </Card>
  )
}
