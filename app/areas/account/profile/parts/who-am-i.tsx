import { ChevronRightIcon } from 'lucide-react'
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
  if (!user && isSignedIn && onRetry)
    return (
      <div role="alert" className="flex min-h-96 items-center gap-16 px-4">
        <Avatar size="large" src="/pictures/portrait/visitor.svg" />
        <div className="min-w-0 grow">
          <p className="text-22 font-semibold">您好</p>
          <p className="text-14 text-ink-2">资料没有加载出来</p>
        </div>
        <Button size="small" kind="secondary" onClick={onRetry}>
          <span className="whitespace-nowrap">重试</span>
        </Button>
      </div>
    )
  if (!user && isSignedIn)
    return (
      <Link to="/account/members" className="flex min-h-96 items-center gap-16 px-4">
        <Avatar size="large" src="/pictures/portrait/visitor.svg" />
        <div className="min-w-0 grow">
          <p className="text-22 font-semibold">您好</p>
          <p className="text-14 text-ink-2">您的资料正在路上</p>
        </div>
        <ChevronRightIcon className="text-ink-3" />
      </Link>
    )
  if (!user)
    return (
      <div className="for-visitors flex min-h-96 items-center gap-16 px-4">
        <Avatar size="large" src="/pictures/portrait/visitor.svg" />
        <div className="min-w-0 grow">
          <p className="text-18 font-semibold">您好，请登录</p>
          <p className="text-14 text-ink-2">预约、就诊人、消息都在这里</p>
        </div>
        <ButtonLink size="small" to={signInAddress('/account/index')}>
          <span className="whitespace-nowrap">登录</span>
        </ButtonLink>
      </div>
    )
  const sex = user.sex === 1 ? 'female' : 'male'
  const known = user.sex > 0 ? `?sex=${sex}&age=${user.age}` : ''
  return (
    <Link to="/account/members" className="flex min-h-96 items-center gap-16 px-4">
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
    </Link>
  )
}
