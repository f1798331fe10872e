import { ShieldCheckIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { toast } from '#kit/ui/toast.ts'
import { session } from '#kit/wire/browser/session.ts'
import { signInAddress, wayBack } from '#kit/wire/browser/way-back.ts'
import { PhoneForm } from '../parts/phone-form.tsx'

export { handle } from 'virtual:rows/R209'

/** Binds a phone to the person whom a door has named; their ticket stands behind `#`. */
export default function BindPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  // Nobody but the browser sees what stands behind #.
  const [ticket, setTicket] = useState<string>()
  useEffect(() => setTicket(location.hash.slice(1)), [])
  // Only the browser knows which addresses are the provider's own.
  const back = () => wayBack(query)
  const enter = (key: string) => {
    session.keep(key)
    toast('绑定成功')
    navigate(back(), { replace: true })
  }
  return (
    <Frame bar={{}}>
      {ticket === undefined && <SkeletonList rows={1} />}
      {ticket === '' && (
        <Empty
          drawing="lost"
          title="没有等待绑定的授权"
          text="授权可能已过期。请回到原来的应用重新打开，或直接用手机号登录。"
          action={<ButtonLink to={signInAddress(back())}>用手机号登录</ButtonLink>}
        />
      )}
      {ticket && (
        <div className="space-y-24 px-24 py-32">
          <div>
            <h1 className="text-22 font-semibold">绑定手机号</h1>
            <p className="pt-4 text-14 text-ink-2">授权已通过，还差一步。绑定后，下次从同一个应用打开会自动登录。</p>
          </div>
          <PhoneForm action="绑定并登录" ticket={ticket} onDone={enter} />
          <p className="flex justify-center gap-6 text-12 text-ink-3">
            <ShieldCheckIcon className="mt-2 shrink-0" />
            请只在您自己打开的应用里绑定：别人发来的链接，绑定的是别人的账号。
          </p>
        </div>
      )}
    </Frame>
  )
}
