import { Card } from '#kit/ui/card.tsx'
import { Timeline } from '#kit/ui/timeline.tsx'
import { useSpoken } from '#kit/ui/use-spoken.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { getRefundLogs } from '../contract.ts'

/** What happened to a refund, the newest first. */
export function RefundLog({ logs }: { logs: CallOutput<typeof getRefundLogs>['list'] }) {
  const spoken = useSpoken()
  return (
    <Card title="处理记录">
      <Timeline
        events={[...logs].reverse().map(({ state_desc, who, words, time }) => ({
          when: spoken(time),
          title: state_desc,
          text: words ? `${who}：${words}` : who,
        }))}
      />
    </Card>
  )
}
