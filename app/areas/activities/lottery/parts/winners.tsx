import { Card } from '#kit/ui/card.tsx'
import { useSpoken } from '#kit/ui/use-spoken.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { luckyList } from '../contract.ts'

/** Who won lately. */
export function Winners({ winners }: { winners: CallOutput<typeof luckyList>['list'] }) {
  const spoken = useSpoken()
  if (winners.length === 0) return null
  return (
    <Card title="最近中奖">
      <ul className="divide-y divide-line text-14">
        {winners.map(({ name, prize_title, time }) => (
          <li key={`${time} ${name} ${prize_title}`} className="flex flex-wrap justify-between gap-x-12 py-8">
            <span>
              {name} 抽中 {prize_title}
            </span>
            <span className="text-12 text-ink-3">{spoken(time)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
