import { CaseCard } from '#app/areas/consult/consultations/cards/case-card.tsx'
import { talkAddress } from '#app/areas/workbench/consultations/cards/talk-address.ts'
import { Card } from '#kit/ui/card.tsx'
import { Link } from '#kit/ui/link.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { benchTalk } from '../contract.ts'

/** A consultation with the record beside it. */
export type BenchTalk = CallOutput<typeof benchTalk>

/** What the doctor knows of the patient: what they wrote and showed, and what they asked this doctor before. */
export function PatientRecord({ talk }: { talk: BenchTalk }) {
  return (
    <div className="space-y-12">
      <CaseCard asked={talk.case} />
      <Card title="以前向您问诊">
        <Earlier talk={talk} />
      </Card>
    </div>
  )
}

/** What this member asked this doctor before. */
export function Earlier({ talk: { earlier } }: { talk: BenchTalk }) {
  if (earlier.length === 0) return <p className="text-14 text-ink-3">这位就诊人第一次向您问诊。</p>
  return (
    <ul className="divide-y divide-line">
      {earlier.map((one) => (
        <li key={one.ask_id}>
          <Link to={talkAddress(one.ask_id)} className="block min-h-target py-8 text-14">
            <span className="flex justify-between gap-8 text-12 text-ink-3">
              <span className="tabular-nums">{one.add_time.slice(0, 10)}</span>
              <span>
                {one.type_name} · {one.state_desc}
              </span>
            </span>
            <span className="line-clamp-2">{[one.ill_name, one.content].filter(Boolean).join('：')}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
