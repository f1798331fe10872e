import { useState } from 'react'
import { PaperView } from '#app/areas/records/papers/cards/paper-view.tsx'
import { talkAddress } from '#app/areas/workbench/consultations/cards/talk-address.ts'
import { WorkbenchFrame } from '#app/desk-shell/workbench-frame.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindDoctorGate, readCode } from '#kit/wire/load.ts'
import { benchOpenShared, benchShared } from '../contract.ts'
import type { Route } from './+types/record'

export { handle } from 'virtual:rows/workbench-record'

export const clientLoader = behindDoctorGate(async ({ callApi, query }) => {
  const ask_id = readCode(query, 'ask_id')
  return { ask_id, ...(await callApi(benchShared, { ask_id })) }
})

export default function BenchRecordPage({ loaderData: { ask_id, shared } }: Route.ComponentProps) {
  const opening = useAct(benchOpenShared)
  const [shown, setShown] = useState<CallOutput<typeof benchOpenShared>>()
  const open = async () => setShown(await opening.run({ ask_id }))
  const back = (
    <ButtonLink kind="secondary" size="small" to={talkAddress(ask_id)}>
      回到问诊
    </ButtonLink>
  )
  return (
    <WorkbenchFrame note="患者看得到您什么时候看过。只用于这次问诊。" aside={back}>
      {shown ? (
        <div className="max-w-column">
          <PaperView paper={shown.paper} />
        </div>
      ) : (
        <div className="space-y-12 rounded-12 bg-card p-16 shadow-soft">
          {shared ? (
            <Empty
              title="患者分享了健康档案"
              text="打开以后，患者会看到您的名字和时间。"
              action={
                <Button busy={opening.busy} onClick={open}>
                  打开档案
                </Button>
              }
            />
          ) : (
            <Empty title="患者没有分享档案" text="需要的话，可以在对话里请患者分享。" />
          )}
          {opening.error && (
            <div role="alert">
              <Notice tone="danger">{opening.error.words}</Notice>
            </div>
          )}
        </div>
      )}
    </WorkbenchFrame>
  )
}
