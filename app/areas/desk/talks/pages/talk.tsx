import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { StaleLine } from '#app/desk-shell/stale-line.tsx'
import { useLive } from '#app/desk-shell/use-live.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { behindStaffGate, type Loading, readId } from '#kit/wire/load.ts'
import { deskTalk, deskTalkClose, deskTalkPhrases } from '../contract.ts'
import { AnswerForm } from '../parts/answer-form.tsx'
import { MessageList } from '../parts/message-list.tsx'
import { OrderFinder } from '../parts/order-finder.tsx'
import { POLL_MS } from '../rules.ts'
import type { Route } from './+types/talk'

export { handle } from 'virtual:rows/desk-talk'

const load = async ({ callApi, query }: Loading) => {
  const talk_id = readId(query, 'talk_id')
  const [first, phrases] = await Promise.all([callApi(deskTalk, { talk_id }), callApi(deskTalkPhrases, {})])
  return { talk_id, first, phrases: phrases.list }
}
export const clientLoader = behindStaffGate(load)
const close = {
  title: '结束这个对话？',
  text: '对方再写时，对话会重新出现在列表里。对方可以评价这次服务。',
  yes: '结束对话',
}

export default function TalkPage({ loaderData: { talk_id, first, phrases } }: Route.ComponentProps) {
  const { data, stale, refresh } = useLive(deskTalk, { talk_id }, first, POLL_MS)
  const go = useNavigate()
  const end = useRef<HTMLDivElement>(null)
  const last = data.list.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever came last is to be seen
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [last])
  return (
    <DeskFrame
      title={`和${data.talk.name}的对话`}
      note="不要向对方索要密码和验证码。听起来有危险的，请对方马上拨打 120。"
      aside={
        <>
          <ButtonLink kind="secondary" size="small" to="/desk/talks">
            返回列表
          </ButtonLink>
          <ActButton
            call={deskTalkClose}
            input={{ talk_id }}
            confirm={close}
            said={() => '对话已结束'}
            onDone={() => go('/desk/talks')}
          >
            结束对话
          </ActButton>
        </>
      }
    >
      <StaleLine stale={stale} />
      <MessageList list={data.list} />
      <OrderFinder talkId={talk_id} />
      <AnswerForm talkId={talk_id} phrases={phrases} onAnswered={refresh} />
      <div ref={end} />
    </DeskFrame>
  )
}
