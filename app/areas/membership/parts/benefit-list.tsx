import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { benefitAddress } from '../cards/membership-address.ts'
import type { Mine } from './level-card.tsx'

/** What counts now, and how often each can still be used. */
export function BenefitList({ benefits }: Pick<Mine, 'benefits'>) {
  if (benefits.length === 0) return null
  return (
    <CellGroup title="我的权益">
      {benefits.map(({ benefit_id, title, summary, left, times }) => (
        <Cell
          key={benefit_id}
          title={title}
          note={summary}
          value={<span className="tabular-nums">{left < 0 ? '不限次' : `剩 ${left} / ${times} 次`}</span>}
          to={benefitAddress(benefit_id)}
        />
      ))}
    </CellGroup>
  )
}
