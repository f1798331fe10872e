import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskSessionEnd, type deskSessions } from '../contract.ts'

type Session = CallOutput<typeof deskSessions>['list'][number]

/** Where somebody is signed in, and how they end it where it is not them. */
export function SessionsCard({ sessions }: { sessions: readonly Session[] }) {
  const { revalidate } = useRevalidator()
  const others = sessions.filter(({ is_mine }) => is_mine === 0)
  return (
    <Card title="正在登录的地方">
      <ul className="divide-y divide-line text-14">
        {sessions.map((session) => (
          <li key={session.session_code} className="flex flex-wrap items-center justify-between gap-8 py-8">
            <span className="min-w-0">
              {session.from_where || '地址不明'} · {session.unit_name}
              <span className="block text-12 text-ink-3">{session.open_time.slice(0, 16)} 登录</span>
            </span>
            {session.is_mine === 1 ? (
              <Tag tone="success">这里</Tag>
            ) : (
              <ActButton
                call={deskSessionEnd}
                input={{ session_code: session.session_code }}
                kind="text"
                said={() => '已结束'}
                onDone={() => revalidate()}
              >
                结束
              </ActButton>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <ActButton
          call={deskSessionEnd}
          input={{}}
          said={({ ended_num }) => `已结束 ${ended_num} 个`}
          onDone={() => revalidate()}
        >
          结束其他所有登录
        </ActButton>
      )}
      <p className="pt-8 text-12 text-ink-3">有不是您的登录，先结束它，再改密码。</p>
    </Card>
  )
}
