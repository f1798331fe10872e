import { useRevalidator } from 'react-router'
import { Card } from '#kit/ui/card.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { chooseLine, type vaccines } from '../contract.ts'

/** Which of two products a series is given with, while nothing of it was given. */
export function LineChoice({ childId, line }: { childId: number; line: CallOutput<typeof vaccines>['lines'][number] }) {
  const choosing = useAct(chooseLine)
  const { revalidate } = useRevalidator()
  const choose = async (variant: string) => {
    if (await choosing.run({ child_id: childId, series: line.series, variant })) revalidate()
  }
  return (
    <Card title={`${line.name}：打哪一种`}>
      <p className="pb-8 text-14 text-ink-2">两种都免费，开始接种后按同一种打完。门诊有哪一种就选哪一种。</p>
      <Segment
        label={line.name}
        name={line.series}
        value={line.options.find(({ is_current }) => is_current === 1)?.variant}
        onChange={choose}
        options={line.options.map(({ variant, name }) => ({ value: variant, text: name }))}
      />
    </Card>
  )
}
