import { Card } from '#kit/ui/card.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { vaccines } from '../contract.ts'

type Shown = CallOutput<typeof vaccines>

/** The page of a child's vaccines. */
export const vaccinesAddress = (childId: number): string => address('/records/vaccines', { child_id: childId })

/** What of the free vaccines is next for a child. */
export function NextVaccines({ childId, next }: { childId: number; next: Shown['next'] }) {
  const [first] = next
  return (
    <Card
      title="下一次疫苗"
      aside={
        <Link
          to={vaccinesAddress(childId)}
          className="-my-12 inline-flex min-h-target min-w-target items-center justify-end text-14 text-accent-ink"
        >
          全部疫苗
        </Link>
      }
    >
      {first ? (
        <>
          <ul className="space-y-6">
            {next.map((one) => (
              <li key={one.dose} className="flex items-center justify-between gap-8">
                <span className="min-w-0 text-16">{unbroken(`${one.name} ${one.number_words}`)}</span>
                <Tag tone={one.state === 'late' ? 'warning' : 'plain'}>{one.state_words}</Tag>
              </li>
            ))}
          </ul>
          {first.state === 'coming' && (
            <p className="pt-8 text-14 text-ink-2 tabular-nums">{first.from_date} 起可以接种</p>
          )}
        </>
      ) : (
        <p className="text-14 text-ink-2">免费疫苗都记好了。</p>
      )}
    </Card>
  )
}
