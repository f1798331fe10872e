import { useMemo } from 'react'
import { askAddress } from '#app/areas/consult/asks/cards/ask-address.ts'
import { chatAddress } from '#app/areas/consult/chat/cards/chat-address.ts'
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
  return { askId: ask_id, first: await callApi(askCall, { ask_id }) }
})

export default function CallPage({ loaderData: { askId, first } }: Route.ComponentProps) {
  const line = useMemo(() => patientLine(askId), [askId])
  return (
    <Frame bar={{}}>
      <CallRoom
        key={askId}
        line={line}
        first={first}
        next={<ButtonLink to={askAddress(askId)}>查看问诊详情</ButtonLink>}
        dial={() => (
          <BottomAction note="等来电的时候，可以先把病情写给医生">
            <ButtonLink kind="secondary" to={chatAddress(askId)}>
              进入对话
            </ButtonLink>
          </BottomAction>
        )}
      />
    </Frame>
  )
}
