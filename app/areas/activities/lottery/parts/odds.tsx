import { Card } from '#kit/ui/card.tsx'
import { Price } from '#kit/ui/price.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { lotteryInfo } from '../contract.ts'

/** What can be won, with how likely it is, what it is worth and how much there is of it: as the law asks. */
export function Odds({ act }: { act: CallOutput<typeof lotteryInfo>['actInfo'] }) {
  return (
    <Card title="奖品与中奖概率">
      <table className="w-full text-14">
        <thead className="text-left text-12 text-ink-3">
          <tr>
            <th className="pb-8 font-normal">奖品</th>
            <th className="pb-8 text-right font-normal">概率</th>
            <th className="pb-8 text-right font-normal">剩余</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line tabular-nums">
          {act.prizes.map((prize) => (
            <tr key={prize.prize_id}>
              <td className="py-8">
                {prize.title}
                {prize.kind === 'goods' && (
                  <span className="block text-12 text-ink-3">
                    价值 <Price yuan={prize.worth} size="small" />
                  </span>
                )}
              </td>
              <td className="py-8 pl-8 text-right whitespace-nowrap">{prize.chance}</td>
              {/* Where it has no room it ends before the stroke, never within a number. */}
              <td className="py-8 pl-8 text-right wrap-normal">
                {prize.total < 0 ? '不限' : `${prize.left} /\u00a0${prize.total}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
