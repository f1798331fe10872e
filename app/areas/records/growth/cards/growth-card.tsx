import { Card } from '#kit/ui/card.tsx'
import { Link } from '#kit/ui/link.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { growth, growthChart } from '../contract.ts'
import { growthAddress } from './growth-address.ts'
import { GrowthDrawing } from './growth-drawing.tsx'

interface GrowthCardProps {
  childId: number
  latest: CallOutput<typeof growth>['list'][number] | undefined
  chart: CallOutput<typeof growthChart>
}

/** How a child grows, in short: what was measured last, and the curve of its weight. */
export function GrowthCard({ childId, latest, chart }: GrowthCardProps) {
  const all = (
    <Link
      to={growthAddress(childId)}
      className="-my-12 inline-flex min-h-target min-w-target items-center justify-end text-14 text-accent-ink"
    >
      {latest ? '全部记录' : '记第一次'}
    </Link>
  )
  return (
    <Card title="成长曲线" aside={all}>
      {latest ? (
        <p className="pb-8 text-14 text-ink-2">
          {unbroken(`${latest.date}（${latest.age_words}）${measuredWords(latest)}`)}
        </p>
      ) : (
        <p className="pb-8 text-14 text-ink-2">量一次体重和身长，就能看到宝宝在曲线上的位置。</p>
      )}
      {chart.chart && (
        <p className="text-12 text-ink-2">
          {chart.name}（{chart.unit}）
        </p>
      )}
      <GrowthDrawing shown={chart} />
      {chart.standard && <p className="pt-8 text-12 text-ink-3">{unbroken(chart.standard.title)}</p>}
    </Card>
  )
}

/** What was measured on a day, in words. */
export const measuredWords = ({
  weight,
  stature,
  posture_words,
  head,
}: NonNullable<GrowthCardProps['latest']>): string =>
  [
    weight > 0 && `体重 ${weight} 公斤`,
    stature > 0 && `${posture_words === '躺着量' ? '身长' : '身高'} ${stature} 厘米`,
    head > 0 && `头围 ${head} 厘米`,
  ]
    .filter(Boolean)
    .join('，')
