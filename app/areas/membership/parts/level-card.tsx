import { CrownIcon } from 'lucide-react'
import { Stat } from '#kit/ui/stat.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { myMemberDetail } from '../contract.ts'

/** How a patient stands, as their pages show it. */
export type Mine = CallOutput<typeof myMemberDetail>

/** The level with the growth value, how far it is to the next, and the points. */
export function LevelCard({ mine }: { mine: Mine }) {
  const { level_name, growth, points, next_growth, next_level_name, is_vip, privileges } = mine
  const missing = next_growth - growth
  return (
    <section className="space-y-12 rounded-12 bg-card p-16 shadow-soft">
      <div className="flex flex-wrap items-center gap-8">
        <CrownIcon className="text-22 text-accent-ink" />
        <h2 className="text-22 font-semibold">{level_name}</h2>
        {is_vip === 1 && <Tag tone="accent">VIP</Tag>}
      </div>
      <div className="flex flex-wrap gap-x-32 gap-y-8">
        <Stat label="成长值" value={String(growth)} />
        <Stat label="积分" value={String(points)} />
      </div>
      {next_growth > 0 && (
        <div>
          <progress
            className="block h-8 w-full appearance-none overflow-hidden rounded-full border-0 bg-well [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-well [&::-webkit-progress-value]:bg-accent"
            aria-label="离下一级还有多远"
            value={Math.min(growth, next_growth)}
            max={next_growth}
          />
          <p className="pt-8 text-14 text-ink-2">
            {missing > 0 ? `再得 ${missing} 成长值升级为${next_level_name}` : `马上升级为${next_level_name}`}
          </p>
        </div>
      )}
      <p className="text-12 text-ink-3">成长值靠做积分任务来涨，下单、挂号和问诊不涨成长值，也不送积分。</p>
      {privileges.length > 0 && <p className="text-14 text-ink-2">{privileges.join(' · ')}</p>}
    </section>
  )
}
