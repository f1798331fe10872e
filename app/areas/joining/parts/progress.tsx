import { Card } from '#kit/ui/card.tsx'
import { Timeline } from '#kit/ui/timeline.tsx'
import type { Standing } from './standing.tsx'

/** What has happened to an application that was sent, the newest first. */
export function Progress({ standing }: { standing: Standing }) {
  if (!standing.addTime) return null
  return (
    <div className="px-16 pb-16">
      <Card title="每一步">
        <Timeline events={stepsOf(standing)} />
      </Card>
    </div>
  )
}

const stepsOf = ({ addTime, decide_time, deadline_time, state_name, state_desc, is_open, reasons }: Standing) => [
  ...(state_name === 'approved'
    ? [{ when: '', title: is_open === 1 ? '已开业' : '等医院完善服务信息，然后开业' }]
    : []),
  decide_time
    ? {
        when: decide_time.slice(0, 16),
        title: state_desc,
        text: reasons.length > 0 ? `${reasons.length} 处要修改` : '',
      }
    : { when: deadline_time ? `${deadline_time.slice(0, 16)} 前` : '', title: '审核，给出结果' },
  { when: addTime?.slice(0, 16) ?? '', title: '已提交' },
]
