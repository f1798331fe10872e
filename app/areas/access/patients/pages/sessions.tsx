import { useRevalidator } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindGate } from '#kit/wire/load.ts'
import { accountSessionEnd, accountSessions } from '../contract.ts'
import type { Route } from './+types/sessions'

export { handle } from 'virtual:rows/account-sessions'

export const clientLoader = behindGate(({ callApi }) => callApi(accountSessions, {}))

type Session = CallOutput<typeof accountSessions>['list'][number]

/** Where the patient is signed in, and how they end it where it is not them. */
export default function SessionsPage({ loaderData: { list } }: Route.ComponentProps) {
  const others = list.filter(({ is_mine }) => is_mine === 0)
  return (
    <Frame bar={{}}>
      <div className="space-y-16 p-16">
        <Card>
          <ul className="-my-12 divide-y divide-line">
            {list.map((session) => (
              <Device key={session.session_code} session={session} />
            ))}
          </ul>
        </Card>
        {others.length > 1 && <EndAll />}
        <p className="text-14 text-ink-2">
          {others.length === 0
            ? '只有这一台设备登录了您的账号。'
            : '有不是您的，就退出它。没有您的手机收到的验证码，它登录不回来。'}
        </p>
      </div>
    </Frame>
  )
}

function Device({ session }: { session: Session }) {
  const { revalidate } = useRevalidator()
  const end = useAct(accountSessionEnd)
  const run = async () => {
    if (!(await end.run({ session_code: session.session_code }))) return
    toast('已退出')
    revalidate()
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-8 py-12">
      <span className="min-w-0">
        {session.place}
        <span className="block text-14 text-ink-3">{session.open_time.slice(0, 16)} 登录</span>
        {end.error && (
          <span role="alert" className="block text-14 text-danger">
            {end.error.words}
          </span>
        )}
      </span>
      {session.is_mine === 1 ? (
        <Tag tone="success">这台</Tag>
      ) : (
        <Button kind="secondary" size="small" busy={end.busy} onClick={run}>
          退出
        </Button>
      )}
    </li>
  )
}

function EndAll() {
  const { revalidate } = useRevalidator()
  const end = useAct(accountSessionEnd)
  const run = async () => {
    const ended = await end.run({})
    if (!ended) return
    toast(`已退出 ${ended.ended_num} 台`)
    revalidate()
  }
  return (
    <>
      <Button kind="secondary" wide busy={end.busy} onClick={run}>
        退出其他所有设备
      </Button>
      {end.error && (
        <p role="alert" className="text-14 text-danger">
          {end.error.words}
        </p>
      )}
    </>
  )
}
