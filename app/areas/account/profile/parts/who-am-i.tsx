import { ChevronRightIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { sexWord } from '#app/areas/access/patients/rules.ts'
import { maskPhone } from '#kit/seal/mask.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Avatar } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { signInAddress } from '#kit/wire/browser/way-back.ts'
import type { CallOutput } from '#kit/wire/call.ts'

export type User = CallOutput<typeof getUserInfo>

interface WhoAmIProps {
  user: User | undefined
  /** Somebody is, also while it is not known yet who. */
  isSignedIn: boolean
  level: string | undefined
  /** Asks again, where it could not be fetched. */
  onRetry?: (() => void) | undefined
}

/** Who is signed in, or the way to sign in; all are as high, so nothing moves when it is known. */
export function WhoAmI({ user, isSignedIn, level, onRetry }: WhoAmIProps) {
  if (user)
    return (
      <Link to="/account/members" className={row}>
        <Known user={user} level={level} />
      </Link>
    )
  if (!isSignedIn)
    return (
      <div className={`for-visitors ${row}`}>
        <Nameless
          title="您好，请登录"
          text="预约、就诊人、消息都在这里"
          end={
            <ButtonLink size="small" to={signInAddress('/account/index')}>
              登录
            </ButtonLink>
          }
        />
      </div>
    )
  if (onRetry)
    return (
      <div role="alert" className={row}>
        <Nameless
          title="您好"
          text="资料没有加载出来"
          end={
            <Button size="small" kind="secondary" onClick={onRetry}>
              重试
            </Button>
          }
        />
      </div>
    )
  return (
    <Link to="/account/members" className={row}>
      <Nameless title="您好" text="您的资料正在路上" end={<ChevronRightIcon className="text-ink-3" />} />
    </Link>
  )
}

const row = 'flex min-h-96 items-center gap-16 px-4'

/** Nobody whom we know, or not yet. */
function Nameless({ title, text, end }: { title: string; text: string; end: ReactNode }) {
  return (
    <>
      <Avatar size="large" src="/pictures/portrait/visitor.svg" />
      <div className="min-w-0 grow">
        <p className="text-18 font-semibold">{title}</p>
        <p className="text-14 text-ink-2">{text}</p>
      </div>
      {end}
    </>
  )
}

function Known({ user, level }: { user: User; level: string | undefined }) {
  const sex = user.sex === 1 ? 'female' : 'male'
  const known = user.sex > 0 ? `?sex=${sex}&age=${user.age}` : ''
  return (
    <>
      <Avatar size="large" src={`/pictures/portrait/patient-${user.user_id}.svg${known}`} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-8 text-22 font-semibold">
          {user.truename}
          {level && <Tag tone="accent">{level}</Tag>}
        </p>
        <p className="text-14 text-ink-2 tabular-nums">
          {maskPhone(user.mobile)}
          {user.sex > 0 && (
            <>
              {' · '}
              <span className="inline-block">
                {sexWord(user.sex)} · {user.age} 岁
              </span>
            </>
          )}
        </p>
      </div>
      <ChevronRightIcon className="text-ink-3" />
    </>
  )
}
