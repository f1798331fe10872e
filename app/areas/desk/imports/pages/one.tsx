import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { StaleLine } from '#app/desk-shell/stale-line.tsx'
import { useLive } from '#app/desk-shell/use-live.ts'
import { shortTime } from '#kit/time/short-time.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Steps } from '#kit/ui/steps.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { behindStaffGate, type Loading, readCode } from '#kit/wire/load.ts'
import { deskImport } from '../contract.ts'
import { Decision } from '../parts/decision.tsx'
import { FirstRows } from '../parts/first-rows.tsx'
import { Outcome } from '../parts/outcome.tsx'
import { Standing } from '../parts/standing.tsx'
import { stateTones } from '../parts/state-tones.ts'
import type { ImportState } from '../rules.ts'
import type { Route } from './+types/one'

export { handle } from 'virtual:rows/desk-imports-one'

/** Who waits for it looks at how far it is. */
const ASKED_EVERY_MS = 2_000

export const clientLoader = behindStaffGate(({ callApi, query }: Loading) =>
  callApi(deskImport, { import_id: readCode(query, 'import_id') }),
)

const steps = ['上传', '检查', '确认', '导入']
const stepOf: Partial<Record<ImportState, number>> = { sent: 1, checking: 1, ready: 2, waiting: 3, running: 3, done: 4 }

export default function ImportPage({ loaderData: first }: Route.ComponentProps) {
  const { import_id } = first
  const { data, stale, refused, refresh } = useLive(deskImport, { import_id }, first, ASKED_EVERY_MS)
  const { state, state_desc, file_name, kind_name, staff_name, add_time, run_name, is_strict } = data
  const step = stepOf[state]
  return (
    <DeskFrame
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/imports">
          导入记录
        </ButtonLink>
      }
    >
      {refused ? <Notice tone="warning">{refused}</Notice> : <StaleLine stale={stale} />}
      <Card>
        <div className="flex flex-wrap items-center gap-8">
          <h2 className="min-w-0 grow text-16 font-semibold break-all">{file_name}</h2>
          <Tag tone={stateTones[state]}>{state_desc}</Tag>
        </div>
        <p className="pt-4 text-14 text-ink-2">
          {kind_name}，{staff_name} {shortTime(add_time)} 上传{run_name && `，${run_name} 确认导入`}
        </p>
        {is_strict === 1 && <p className="text-14 text-ink-2">有一行有误就整份不导入</p>}
        {step !== undefined && <Steps steps={steps} current={step} />}
        <Standing of={data} />
        <Decision of={data} onDone={refresh} />
      </Card>
      {data.header.length > 0 && <FirstRows of={data} />}
      {(data.refused.length > 0 || data.notes.length > 0) && <Outcome of={data} />}
    </DeskFrame>
  )
}
