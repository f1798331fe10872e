import { useMemo } from 'react'
import { CallRoom } from '#app/areas/consult/calls/cards/call-room.tsx'
import { talkAddress } from '#app/areas/workbench/consultations/cards/talk-address.ts'
import { WorkbenchFrame } from '#app/desk-shell/workbench-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { behindDoctorGate, readCode } from '#kit/wire/load.ts'
import { benchCall } from '../contract.ts'
import { Dial } from '../parts/dial.tsx'
import { doctorLine } from '../parts/doctor-line.ts'
import type { Route } from './+types/call'

export { handle } from 'virtual:rows/workbench-call'

export const clientLoader = behindDoctorGate(async ({ callApi, query }) => {
  const ask_id = readCode(query, 'ask_id')
  return { consultationId: ask_id, first: await callApi(benchCall, { ask_id }) }
})
export default function BenchCallPage({ loaderData: { consultationId, first } }: Route.ComponentProps) {
  const line = useMemo(() => doctorLine(consultationId), [consultationId])
  return (
    <WorkbenchFrame>
      <div className="mx-auto flex min-h-seen-75 w-full max-w-[720px] flex-col overflow-hidden rounded-12">
        <CallRoom
          key={consultationId}
          line={line}
          first={first}
          next={
            <>
              <ButtonLink to={talkAddress(consultationId)}>写小结</ButtonLink>
              <ButtonLink kind="secondary" to="/workbench/calls">
                回到通话列表
              </ButtonLink>
            </>
          }
          meanwhile={
            <>
              <ButtonLink to={talkAddress(consultationId)}>看病情</ButtonLink>
              <ButtonLink kind="secondary" to="/workbench/calls">
                回到通话列表
              </ButtonLink>
            </>
          }
          dial={(seen, take) => <Dial consultationId={consultationId} seen={seen} onDone={take} />}
        />
      </div>
    </WorkbenchFrame>
  )
}
