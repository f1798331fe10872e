import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { WholeUnit } from './unit-head.tsx'

type Proof = WholeUnit['proofs'][number]

const tones: Readonly<Record<Proof['state'], Tone>> = { on: 'success', ahead: 'warning', over: 'danger', off: 'danger' }

/** What proves a hospital: who gave it, until when, and whether it is in force on the day that it is. */
export function ProofList({ proofs, withScans = false }: { proofs: readonly Proof[]; withScans?: boolean }) {
  const today = useToday()
  if (proofs.length === 0) return <p className="text-14 text-ink-2">还没有登记资质。</p>
  return (
    <ul className="divide-y divide-line">
      {proofs.map((proof) => (
        <li key={`${proof.kind} ${proof.number}`} className="space-y-4 py-8 text-14">
          <p className="flex items-baseline justify-between gap-12">
            <span className="font-medium">
              {proof.kind_name}：{proof.title}
            </span>
            <Standing proof={proof} today={today} />
          </p>
          <p className="break-words text-ink-2">
            {proof.issuer}，编号 <span className="inline-block">{proof.number}</span>
          </p>
          <p className="text-12 text-ink-3 tabular-nums">
            {unbroken(`${proof.begin_date} 起，${proof.end_date ? `到 ${proof.end_date} 为止` : '没有写明期限'}`)}
          </p>
          {withScans && (
            <a href={proof.scan} className="block" aria-label={`看${proof.title}的原件`}>
              <Picture
                src={proof.scan}
                alt=""
                width={240}
                height={240}
                className="w-240 rounded-8 border border-line"
              />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A proof that runs out while one looks at it says so. */
function Standing({ proof, today }: { proof: Proof; today: string }) {
  const isOver = proof.state === 'on' && proof.end_date !== '' && proof.end_date < today
  return <Tag tone={isOver ? 'danger' : tones[proof.state]}>{isOver ? '已过期' : proof.state_desc}</Tag>
}
