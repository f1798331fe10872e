import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { kindWords } from '#app/areas/consult/doctors/rules.ts'
import { WorkbenchFrame } from '#app/desk-shell/workbench-frame.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindDoctorGate } from '#kit/wire/load.ts'
import { benchCalls, benchPhone } from '../contract.ts'
import { PhoneForm } from '../parts/phone-form.tsx'
import type { Route } from './+types/calls'

export { handle } from 'virtual:rows/workbench-calls'

/** Who waits is looked for so often. */
const EVERY_MS = 10_000

export const clientLoader = behindDoctorGate(async ({ callApi }) => {
  const [{ list }, phone] = await Promise.all([callApi(benchCalls, {}), callApi(benchPhone, {})])
  return { list, phone }
})
type Call = CallOutput<typeof benchCalls>['list'][number]

export default function BenchCallsPage({ loaderData: { list, phone } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void revalidate()
    const timer = setInterval(look, EVERY_MS)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <WorkbenchFrame>
      <div className="grid grid-cols-1 items-start gap-16 wide:grid-cols-2">
        <div className="space-y-12">
          {list.length === 0 && (
            <Empty
              drawing="message"
              title="没有要通话的问诊"
              text="接诊的视频和电话问诊会列在这里，承诺最近的排在最前面。"
            />
          )}
          {list.map((one) => (
            <Card key={one.ask_id} to={address('/workbench/call', { ask_id: one.ask_id })}>
              <p className="flex items-center justify-between gap-12">
                <span className="min-w-0 truncate text-16 font-semibold">{one.truename}</span>
                <Tag tone={toneOf(one)}>{one.is_waiting === 1 ? '正在等您' : one.state_desc}</Tag>
              </p>
              <p className="pt-8 text-14 text-ink-2 tabular-nums">
                {kindWords[one.kind]}
                {one.agreed_at && one.reply_by && ` · 约定 ${shortTime(one.agreed_at)}`}
                {one.reply_by && !one.agreed_at && ` · 请在 ${shortTime(one.reply_by)} 前通话`}
              </p>
            </Card>
          ))}
        </div>
        <div className="space-y-16">
          <CellGroup>
            <Cell to="/workbench/call-hours" title="约定通话的时间" note="每周哪些时间患者可以约，临时有事也在这里改" />
          </CellGroup>
          <PhoneForm first={phone} />
        </div>
      </div>
    </WorkbenchFrame>
  )
}

/** Who sits there comes first; what is accepted looks as in the list of consultations. */
const toneOf = ({ is_waiting, reply_by }: Call): Tone => {
  if (is_waiting === 1) return 'danger'
  return reply_by ? 'warning' : 'plain'
}
