import { type FormEvent, useState } from 'react'
import { shortTime } from '#kit/time/short-time.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { sandboxAnswer, sandboxAsks, sandboxTalk } from '../contract.ts'
import { useLooking } from './use-looking.ts'

type Ask = CallOutput<typeof sandboxAsks>['list'][number]

/** The doctor of every consultation: three have a workbench, the others are played here. */
export function DoctorPanel() {
  return (
    <>
      <Notice
        action={
          <ButtonLink kind="text" to="/workbench/login">
            打开工作台
          </ButtonLink>
        }
      >
        三位示范医生有自己的工作台，账号在登录页上；其他医生在这里扮演。
      </Notice>
      <Panels />
    </>
  )
}

function Panels() {
  const seen = useLooking<CallOutput<typeof sandboxAsks>>(() => callApi(sandboxAsks, {}))
  const [openId, setOpenId] = useState<string>()
  if (seen === undefined) return <SkeletonList />
  if (typeof seen === 'string') return <Trouble text={seen} />
  if (seen.list.length === 0)
    return <Empty drawing="message" title="没有进行中的问诊" text="患者提问以后，就会出现在这里。" />
  return seen.list.map((one) => (
    <div key={one.ask_id} id={`ask-${one.ask_id}`}>
      <Card title={`${one.doctor_name}医生`} aside={<Tag tone="accent">{one.state_desc}</Tag>}>
        <p className="pb-12 text-14 text-ink-2 tabular-nums">提问时间 {shortTime(one.add_time)}</p>
        {one.ask_id === openId ? (
          <Desk one={one} />
        ) : (
          <Button kind="secondary" size="small" onClick={() => setOpenId(one.ask_id)}>
            以医生身份打开
          </Button>
        )}
      </Card>
    </div>
  ))
}

const names = { patient: '患者', doctor: '医生', system: '系统' } as const

function Desk({ one: { ask_id, state } }: { one: Ask }) {
  const seen = useLooking<CallOutput<typeof sandboxTalk>>(() => callApi(sandboxTalk, { ask_id }))
  const act = useAct(sandboxAnswer)
  const [words, setWords] = useState('')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (await act.run({ ask_id, act: 'say', content: words })) setWords('')
  }
  if (state === 'waiting')
    return (
      <Button busy={act.busy} onClick={() => act.run({ ask_id, act: 'accept' })}>
        接诊
      </Button>
    )
  return (
    <form onSubmit={send} className="space-y-12">
      {typeof seen === 'object' && (
        <ol aria-label="对话" className="space-y-8 rounded-8 bg-well p-12 text-14">
          {seen.list.map((said) => (
            <li key={said.id} className="wrap-anywhere">
              <span className="text-ink-3">{names[said.sender]}：</span>
              {said.kind === 'image' ? (
                <img src={said.url} alt="患者发来的图片" className="w-120 rounded-8" />
              ) : (
                said.content
              )}
              {said.kind === 'recalled' && '（撤回了一条消息）'}
              {said.kind === 'voice' && `（语音 ${said.seconds} 秒）`}
            </li>
          ))}
        </ol>
      )}
      <TextField
        label="回复"
        rows={2}
        value={words}
        error={act.error?.words}
        onChange={(event) => {
          if (words === '') void callApi(sandboxAnswer, { ask_id, act: 'type' })
          setWords(event.target.value)
        }}
      />
      <div className="flex flex-wrap gap-12">
        <Button type="submit" busy={act.busy} disabled={words.trim() === ''}>
          回复
        </Button>
        {state === 'answered' && (
          <Button kind="secondary" busy={act.busy} onClick={() => act.run({ ask_id, act: 'end' })}>
            结束问诊
          </Button>
        )}
      </div>
    </form>
  )
}
