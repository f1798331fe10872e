import type { ReactNode } from 'react'

interface StatProps {
  label: string
  value: ReactNode
  unit?: string | undefined
  /** Small context: since when, how it compares. */
  note?: ReactNode
}

/** One number, large, with what it means around it. */
export function Stat({ label, value, unit, note }: StatProps) {
  return (
    <div>
      <div className="text-12 text-ink-3">{label}</div>
      <div className="text-28 font-semibold tabular-nums">
        {value}
        {unit && <span className="pl-4 text-14 font-normal text-ink-2">{unit}</span>}
      </div>
      {note && <div className="text-12 text-ink-2">{note}</div>}
    </div>
  )
}
