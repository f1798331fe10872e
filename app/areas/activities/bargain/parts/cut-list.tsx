import { Card } from '#kit/ui/card.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { Bargain } from './use-bargain.ts'

/** Who cut how much. */
export function CutList({ bargain: { helpers, helped_num } }: { bargain: Bargain }) {
  return (
    <Card title="砍价记录" aside={`${helped_num} 位好友帮砍`}>
      <ul className="divide-y divide-line text-14">
        {helpers.map(({ name, cut, is_owner, time }) => (
          <li key={`${time} ${name} ${cut}`} className="flex flex-wrap items-center justify-between gap-x-12 py-8">
            <span className="flex items-center gap-8">
              {name}
              {is_owner === 1 && <Tag>发起人</Tag>}
            </span>
            <span className="text-danger tabular-nums">砍掉 ¥{cut}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
