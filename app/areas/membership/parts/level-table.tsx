import { Card } from '#kit/ui/card.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { getMemberLvlList } from '../contract.ts'

interface LevelTableProps {
  levels: CallOutput<typeof getMemberLvlList>['list']
  /** The one that has been reached. */
  level: number
}

/** All levels, for who wants to know how they are reached. */
export function LevelTable({ levels, level }: LevelTableProps) {
  if (levels.length === 0) return null
  return (
    <Card>
      <Disclosure title="等级说明">
        <ul className="divide-y divide-line">
          {levels.map((row) => (
            <li key={row.level} className="py-8">
              <p className="flex flex-wrap items-center gap-x-8 text-16 text-ink">
                {row.name}
                {row.level === level && <Tag tone="accent">现在</Tag>}
                <span className="ml-auto text-14 text-ink-2 tabular-nums">成长值 {row.growth}</span>
              </p>
              <p>{row.privileges.join(' · ')}</p>
            </li>
          ))}
        </ul>
        <p className="pt-8">开通会员期间至少是第 1 级；到期后按成长值计算等级。</p>
      </Disclosure>
    </Card>
  )
}
