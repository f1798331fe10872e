import { useMemo } from 'react'
import { chatAddress } from '#app/areas/consult/chat/cards/chat-address.ts'
import { consultationAddress } from '#app/areas/consult/consultations/cards/consultation-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { behindGate, readCode } from '#kit/wire/load.ts'
import { CallRoom } from '../cards/call-room.tsx'
import { askCall } from '../contract.ts'
import { patientLine } from '../parts/patient-line.ts'
import type { Route } from './+types/call'

export { handle } from 'virtual:rows/R226'

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const ask_id = readCode(query, 'ask_id')
  return { consultationId: ask_id, first: await callApi(askCall, { ask_id }) }
})

export default function CallPage({ loaderData: { consultationId, first } }: Route.ComponentProps) {
  const line = useMemo(() => patientLine(consultationId), [consultationId])
  return (
    <Frame bar={{}}>
      <CallRoom
        key={consultationId}
        line={line}
        first={first}
        next={
          <>
            <ButtonLink to={chatAddress(consultationId)}>小结和评价</ButtonLink>
            <ButtonLink kind="secondary" to={consultationAddress(consultationId)}>
              问诊详情
            </ButtonLink>
          </>
        }
        meanwhile={
          <>
            <ButtonLink to={consultationAddress(consultationId)}>问诊详情</ButtonLink>
            <ButtonLink kind="secondary" to={chatAddress(consultationId)}>
              进入对话
            </ButtonLink>
          </>
        }
        dial={() => (
          <BottomAction note="等来电的时候，可以先把病情写给医生">
            <ButtonLink kind="secondary" to={chatAddress(consultationId)}>
              进入对话
            </ButtonLink>
          </BottomAction>
        )}
      />
    </Frame>
  )
}
