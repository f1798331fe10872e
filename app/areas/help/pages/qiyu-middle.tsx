import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { userLevel } from '#app/areas/membership/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { Button } from '#kit/ui/button.tsx'
import { ResultPage } from '#kit/ui/result-page.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { toast } from '#kit/ui/toast.ts'
import { session } from '#kit/wire/browser/session.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { visitorId } from '#kit/wire/browser/visitor-id.ts'
import { inBrowser } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { cameFrom } from '../cards/service-address.ts'
import { autoReply, imOpen, serviceLogin, serviceMessages, serviceSay } from '../contract.ts'
import { Bubble } from '../parts/bubble.tsx'
import { EarlierTalk } from '../parts/earlier-talk.tsx'
import { Greeting } from '../parts/greeting.tsx'
import { RatingCard } from '../parts/rating-card.tsx'
import { useTalk } from '../parts/use-talk.ts'
import { MESSAGE_LETTERS } from '../rules.ts'
import type { Route } from './+types/qiyu-middle'

export { handle } from 'virtual:rows/R006'

// What was said is known to this browser alone.
export const clientLoader = inBrowser(async ({ callApi, query }) => {
  const title = query.get('title')?.slice(0, 50)
  const [desk, said, hours, answer, own] = await Promise.all([
    callApi(serviceLogin, { title }),
    callApi(serviceMessages, { visitor_id: visitorId() }),
    callApi(imOpen, {}),
    title ? callApi(autoReply, { keyword: title }) : null,
    session.read() === null ? null : levelOf(callApi),
  ])
  return { desk, hours, said, answer: answer?.is_greeting === 0 ? answer : null, own }
})

/** The level by which the service knows who is signed in; who writes does not wait for it in vain. */
const levelOf = async (callApi: CallApi) => {
  try {
    const { user_id } = await callApi(getUserInfo, {})
    const { level, level_name } = await callApi(userLevel, { user_id })
    return { levelName: level > 0 ? level_name : '' }
  } catch {
    return null
  }
}

export const HydrateFallback = () => (
  <Frame bar={{}}>
    <div className="p-16">
      <SkeletonList />
    </div>
  </Frame>
)

/** The bridge to customer service: the provider's own chat where there is one, else the desk of our own. */
export default function ServicePage({ loaderData: { desk, ...talk } }: Route.ComponentProps) {
  return <Frame bar={{}}>{desk.chat_url ? <HandOver to={desk.chat_url} /> : <Desk {...talk} />}</Frame>
}

function HandOver({ to }: { to: string }) {
  useEffect(() => {
    window.location.replace(to)
  }, [to])
  return <ResultPage state="waiting" title="正在为您接通客服" text="马上就好。如果一直停在这里，请返回重试。" />
}

type Loaded = Route.ComponentProps['loaderData']

function Desk({ said, hours, answer, own }: Omit<Loaded, 'desk'>) {
  const [query] = useSearchParams()
  const { list, service, rated, add, addEarlier } = useTalk(said)
  const from = cameFrom(query)
  const [words, setWords] = useState(from ? from.begin.slice(0, MESSAGE_LETTERS) : '')
  const say = useAct(serviceSay)
  const end = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const last = `${list.at(-1)?.id} ${service?.end_time}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever came last is to be seen
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [last])

  const begin = (written: string) => {
    setWords((typed) => (written + typed).slice(0, MESSAGE_LETTERS))
    box.current?.focus()
  }
  const ask = async (content: string) => {
    const answered = await say.run({ content, visitor_id: visitorId() })
    if (answered) add(answered.list)
    return answered !== undefined
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const content = words.trim()
    if (!content) return toast('请先写下您的问题')
    if (await ask(content)) setWords('')
  }
  return (
    <>
      <div className="grow space-y-16 p-16">
        <Greeting
          hours={hours}
          from={from}
          busy={say.busy}
          onAsk={ask}
          answer={answer}
          levelName={own?.levelName ?? ''}
          onBegin={own ? begin : undefined}
        />
        {own && <EarlierTalk shown={list.length} onFound={addEarlier} />}
        <ol aria-live="polite" aria-label="对话" className="space-y-16">
          {list.map((message) => (
            <li key={message.id}>
              <Bubble message={message} />
            </li>
          ))}
        </ol>
        {service && <RatingCard key={service.service_id} service={service} onRated={rated} />}
        <div ref={end} className="scroll-mb-120" />
      </div>
      <form
        onSubmit={send}
        className="bottom-action sticky bottom-0 z-20 border-t border-line bg-card px-16 pt-8 pb-safe"
      >
        {say.error && (
          <p role="alert" className="pb-8 text-14 text-danger">
            {say.error.words}
          </p>
        )}
        <div className="flex items-end gap-12">
          <textarea
            ref={box}
            aria-label="您的问题"
            rows={1}
            maxLength={MESSAGE_LETTERS}
            value={words}
            placeholder="您想问什么？"
            onChange={(event) => setWords(event.target.value)}
            className="field-sizing-content max-h-120 min-h-target min-w-0 grow resize-none rounded-12 border border-line bg-card px-12 py-8 text-16 focus:border-accent-ink focus:outline-none"
          />
          <span className="shrink-0 whitespace-nowrap">
            <Button type="submit" busy={say.busy}>
              发送
            </Button>
          </span>
        </div>
      </form>
    </>
  )
}
